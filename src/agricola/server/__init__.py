"""The service: rooms over HTTP and WebSocket, for the page, for bots and for other clients."""
