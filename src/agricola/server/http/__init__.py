"""The edge of the service: requests, sockets, the page."""
