/* What a morph must leave alone, and what it would get wrong. */
"use strict";

const KEPT = [[".map-view", ["viewBox", "data-near"]], ["details[id]", ["open"]]];

htmx.registerExtension("keeping", {
  /* How somebody looks at a map and what they have opened is theirs. */
  htmx_before_morph_attr: (element, { attrName }) =>
    !KEPT.some(([selector, names]) => names.includes(attrName) && element.matches(selector)),

  /* A part that stays as it is has an empty element in its place.
     Where something known comes to lie in a new group, htmx makes the group as HTML: in a picture it would not be seen. */
  htmx_before_morph_node: (element, { newNode }) => {
    if (newNode.hasAttribute?.("data-same")) return false;
    if (element.namespaceURI === newNode.namespaceURI) return true;
    const group = newNode.cloneNode(true);
    for (const part of group.querySelectorAll("[data-same]")) part.replaceWith(document.getElementById(part.id));
    element.before(group);
    queueMicrotask(() => element.remove());
    return false;
  },
});
