import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { encodePng } from "./encode-png.ts";

it.each([
  [3, 2],
  [700, 800],
])("encodes %i × %i pixels that resvg decodes unchanged", async (width, height) => {
  const pixels = Uint8Array.from({ length: 4 * width * height }, (_, at) =>
    at % 4 === 3 ? 255 : at * 9,
  );
  const png = await encodePng(pixels, width, height);
  const address = `data:image/png;base64,${png.toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image width="${width}" height="${height}" image-rendering="optimizeSpeed" href="${address}"/></svg>`;
  const image = new Resvg(svg).render();
  expect([image.width, image.height]).toEqual([width, height]);
  expect(Buffer.compare(image.pixels, pixels)).toBe(0);
});
