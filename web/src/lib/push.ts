/** Notices by the browser when it is one's turn and no page is open, where the service sends them. */

import type { PushInfo } from "./schema";

async function serviceKey(): Promise<string | null> {
  const answer = await fetch("/api/push");
  return answer.ok ? ((await answer.json()) as PushInfo).key : null;
}

/** Whether both the browser and the service can. */
export async function canPush(): Promise<boolean> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return false;
  return (await serviceKey()) !== null;
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function text(data: ArrayBuffer | null): string {
  const letters = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** Ask for them; `say` is what a notice will say. Throws where somebody refuses. */
export async function wantPush(say: string): Promise<void> {
  const key = await serviceKey();
  if (key === null || (await Notification.requestPermission()) !== "granted") throw new Error("refused");
  const worker = await navigator.serviceWorker.register(`/sw.js?say=${encodeURIComponent(say)}`);
  await navigator.serviceWorker.ready;
  const given = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const wish = { endpoint: given.endpoint, p256dh: text(given.getKey("p256dh")), auth: text(given.getKey("auth")) };
  const answer = await fetch("/api/push", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(String(answer.status));
}
