// Keeps the page where somebody wants to play without a network, and shows notices (push.js).
importScripts("/push.js");

const KEPT = "agricola-page";

// The page and its parts; what runs Python is kept as it is fetched.
async function fill() {
  const cache = await caches.open(KEPT);
  const files = await (await fetch("/files.json", { cache: "no-store" })).json();
  await cache.addAll(["/", "/files.json", "/icon.svg", "/icon-192.png", "/manifest.webmanifest", ...files]);
}

async function stored(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match(request);
  if (known !== undefined) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(request, fresh.clone());
  return fresh;
}

// A newer page replaces all that was kept of the older one.
async function page(request) {
  const cache = await caches.open(KEPT);
  const known = await cache.match("/");
  let fresh;
  try {
    fresh = await fetch(request);
  } catch (problem) {
    if (known !== undefined) return known;
    throw problem;
  }
  if (fresh.ok && known !== undefined && (await known.text()) !== (await fresh.clone().text())) {
    await caches.delete(KEPT);
    await fill();
  }
  return fresh;
}

self.addEventListener("install", (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (/^\/(assets|offline)\//.test(pathname) || /^\/[^/]+\.(svg|png|webmanifest)$/.test(pathname))
    event.respondWith(stored(request));
});
