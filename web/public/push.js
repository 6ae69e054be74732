// Shows a notice when it is somebody's turn, and opens the room at a click. What it says comes with its address.
const say = new URL(self.location.href).searchParams.get("say") ?? "Agricola";

self.addEventListener("push", (event) => {
  const { room } = event.data.json();
  event.waitUntil(self.registration.showNotification("Agricola", { body: say, tag: room, icon: "/icon.svg", data: { room } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(`/r/${encodeURIComponent(event.notification.data.room)}`));
});
