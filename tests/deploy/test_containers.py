"""The container file and the compose file: what they name exists, and nothing is more than it need be."""

from __future__ import annotations

import json
import re
from ipaddress import ip_address, ip_network
from typing import Any

import pytest

from asztal.web.app import make_app
from asztal.web.limits import Limits
from asztal.web.serve import DEFAULT_PORT
from asztal.web.storage import Storage
from tests.deploy.tools import CHECKOUT, DEPLOY, compose, parsed, stages, values

SERVICES = compose()["services"]
OWN = [name for name, service in SERVICES.items() if "ASZTAL_IMAGE" in service["image"]]
SERVERS = [name for name in OWN if SERVICES[name]["command"][0] == "serve"]


def paths_of_the_app() -> set[str]:
    return {getattr(route, "path", "") for route in make_app(Storage(":memory:"), Limits(), 0, ()).routes}


def test_the_image_runs_as_nobody_in_particular_and_needs_no_shell() -> None:
    last = stages()[-1]
    (user,) = values(last, "USER")
    assert all(int(number) > 0 for number in user.split(":"))
    for instruction in ("ENTRYPOINT", "CMD"):
        assert all(isinstance(word, str) for word in json.loads(values(last, instruction)[0]))
    assert last.index(("USER", user)) > max(at for at, (name, _) in enumerate(last) if name in ("RUN", "COPY"))


def test_the_image_serves_where_its_health_is_asked_for() -> None:
    last = stages()[-1]
    assert json.loads(values(last, "ENTRYPOINT")[0]) == ["asztal"]
    name, options = parsed(json.loads(values(last, "CMD")[0]))
    assert (name, options["host"], options["port"]) == ("serve", "0.0.0.0", DEFAULT_PORT)
    assert values(last, "EXPOSE") == [str(DEFAULT_PORT)]
    (check,) = values(last, "HEALTHCHECK")
    command = json.loads(check.partition("CMD ")[2])
    compile(command[-1], "the health check", "exec")
    asked = re.search(r"http://127\.0\.0\.1:(\d+)(/[a-z/]+)", command[-1])
    assert asked
    assert (int(asked[1]), asked[2]) == (DEFAULT_PORT, "/health/ready")
    assert asked[2] in paths_of_the_app()


def test_the_image_is_made_of_what_is_there_and_has_hashes() -> None:
    _, build, last = stages()
    for sources in values(build, "COPY"):
        for source in sources.split()[:-1]:
            assert (CHECKOUT / source).exists(), source
    assert values(last, "COPY") == ["--from=build /opt/asztal /opt/asztal"]
    for run in values(build, "RUN"):
        for command in re.findall(r"pip install [^&]*", run):
            assert "--require-hashes" in command or "--no-deps /wheels/" in command
    allowed = {line[1:] for line in (DEPLOY / "Containerfile.dockerignore").read_text().splitlines() if line[:1] == "!"}
    copied = {source for sources in values(build, "COPY") for source in sources.split()[:-1]}
    assert allowed == copied


def test_there_are_two_servers_a_worker_a_proxy_and_a_database() -> None:
    assert len(SERVERS) == 2
    assert set(SERVICES) == {*SERVERS, "worker", "proxy", "database"}


@pytest.mark.parametrize("name", OWN)
def test_commands_exist_and_share_one_database(name: str) -> None:
    _, options = parsed(SERVICES[name]["command"])
    assert options["database"] == "postgresql://asztal@database/asztal"
    assert SERVICES[name]["environment"] == {"PGPASSFILE": "/run/secrets/pgpass"}
    assert SERVICES[name]["secrets"] == ["pgpass"]
    assert "user" not in SERVICES[name]


@pytest.mark.parametrize("name", SERVICES)
def test_services_may_do_little(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "proxy" else [])
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["pids_limit"] > 0
    assert set(service["deploy"]["resources"]["limits"]) == {"cpus", "memory"}
    assert not service.get("privileged")
    assert ("ports" in service) == (name == "proxy")


def test_servers_believe_the_proxy_and_nobody_else() -> None:
    address = SERVICES["proxy"]["networks"]["front"]["ipv4_address"]
    (network,) = compose()["networks"]["front"]["ipam"]["config"]
    assert ip_address(address) in ip_network(network["subnet"])
    for name in SERVERS:
        _, options = parsed(SERVICES[name]["command"])
        assert (options["proxies"], options["behind_proxy"]) == ((address,), False)


def test_only_the_proxy_is_reached_from_outside() -> None:
    networks = compose()["networks"]
    inner = {name for name, network in networks.items() if network.get("internal")}
    for name, service in SERVICES.items():
        assert (set(service["networks"]) <= inner) == (name != "proxy")


def test_the_proxy_sends_to_every_server_and_asks_whether_it_lives() -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (upstreams,) = re.findall(r"reverse_proxy ([^{]+) \{", text)
    ports = {name: parsed(SERVICES[name]["command"])[1]["port"] for name in SERVERS}
    assert upstreams.split() == [f"{name}:{ports[name]}" for name in SERVERS]
    (asked,) = re.findall(r"health_uri (\S+)", text)
    assert asked in paths_of_the_app()
    # A server answers to its public name alone, so it is asked by that.
    assert re.search(r"health_headers \{\s+Host \{\$ASZTAL_NAME\}", text)
    assert text.count("{") == text.count("}")
    own = SERVICES["proxy"]["healthcheck"]["test"][-1].rstrip("/")
    assert f"\n{own} {{\n" in text


def test_whatever_is_mounted_or_named_is_there() -> None:
    whole = compose()
    for service in SERVICES.values():
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in whole["volumes"]
        assert set(service["networks"]) <= set(whole["networks"])
        assert set(service.get("secrets", [])) <= set(whole["secrets"])
        assert set(service.get("depends_on", [])) <= set(SERVICES)


def test_no_secret_is_in_the_repository() -> None:
    ignored = (CHECKOUT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "deploy/secrets/" in ignored
    for secret in compose()["secrets"].values():
        assert secret["file"].startswith("./secrets/")
    assert not [name for name in variables(SERVICES) if name.endswith("PASSWORD")]


def variables(services: dict[str, Any]) -> list[str]:
    return [name for service in services.values() for name in service.get("environment", {})]
