"""What deploy/ has for whoever runs a server: it must name what there is."""
