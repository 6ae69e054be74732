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
  const palette = [...counts].sort((a, b) => b[1] - a[1]).slice(0, 256).map(([one]) => one);
  const parts = (one) => [one & 255, (one >> 8) & 255, (one >> 16) & 255];
  const colours = palette.map(parts);
  const nearest = new Map(palette.map((one, at) => [one, at]));
  for (const one of counts.keys()) {
    if (nearest.has(one)) continue;
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
    """A picture with the 256 colours that it has most of, made on any page."""
    width, height, colours, text = page.evaluate(_PALETTE, base64.b64encode(png).decode())
    indices = base64.b64decode(text)
    rows = b"".join(b"\0" + indices[at : at + width] for at in range(0, len(indices), width))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = ((b"IHDR", head), (b"PLTE", bytes(colours)), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
