"""Small pictures: a PNG of 256 colours, a third of the size; the browser counts the colours."""

from __future__ import annotations

import base64
import struct
import zlib

from playwright.sync_api import Page

_PALETTE = """
async (text) => {
  const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
  const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d');
  drawing.drawImage(image, 0, 0);
  const pixels = new Uint32Array(drawing.getImageData(0, 0, image.width, image.height).data.buffer);
  const counts = new Map();
  for (const one of pixels) counts.set(one, (counts.get(one) ?? 0) + 1);
  const parts = (one) => [one & 255, (one >> 8) & 255, (one >> 16) & 255];
  const often = [...counts].sort((a, b) => b[1] - a[1]);
  // Plain areas keep their colours; what runs from one colour into another shares the others, cut where most of it is.
  const kept = often.slice(0, 64).map(([one]) => parts(one));
  const box = (all) => {
    const spread = [0, 1, 2].map((at) => {
      const values = all.map(([one]) => parts(one)[at]);
      const [least, most] = values.reduce(([a, b], one) => [Math.min(a, one), Math.max(b, one)], [255, 0]);
      return most - least;
    });
    const widest = spread.indexOf(Math.max(...spread));
    return {all, widest, weight: all.reduce((sum, [, n]) => sum + n, 0) * spread[widest] ** 2};
  };
  const boxes = often.length > 64 ? [box(often.slice(64))] : [];
  while (boxes.length > 0 && boxes.length < 192) {
    boxes.sort((a, b) => b.weight - a.weight);
    const {all, widest, weight} = boxes[0];
    if (weight === 0) break;
    all.sort((a, b) => parts(a[0])[widest] - parts(b[0])[widest]);
    const half = all.reduce((sum, [, n]) => sum + n, 0) / 2;
    let cut = 0;
    for (let sum = 0; cut < all.length - 1 && (sum += all[cut][1]) < half;) cut++;
    cut = Math.min(Math.max(cut, 1), all.length - 1);
    boxes.splice(0, 1, box(all.slice(0, cut)), box(all.slice(cut)));
  }
  const mean = ({all}) => {
    const n = all.reduce((sum, [, n]) => sum + n, 0);
    return [0, 1, 2].map((at) => Math.round(all.reduce((sum, [one, n]) => sum + parts(one)[at] * n, 0) / n));
  };
  const colours = [...kept, ...boxes.map(mean)];
  const nearest = new Map();
  for (const one of counts.keys()) {
    const [r, g, b] = parts(one);
    let best = 0, least = Infinity;
    colours.forEach(([x, y, z], at) => {
      const far = (r - x) ** 2 + (g - y) ** 2 + (b - z) ** 2;
      if (far < least) [best, least] = [at, far];
    });
    nearest.set(one, best);
  }
  let indices = '';
  for (const one of pixels) indices += String.fromCharCode(nearest.get(one));
  return [image.width, image.height, colours.flat(), btoa(indices)];
}
"""


def small(page: Page, png: bytes) -> bytes:
    """A picture with the 256 colours that show it best, made on any page."""
    width, height, colours, text = page.evaluate(_PALETTE, base64.b64encode(png).decode())
    indices = base64.b64decode(text)
    rows = b"".join(b"\0" + indices[at : at + width] for at in range(0, len(indices), width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(colours)), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
