import { Resvg } from "@resvg/resvg-js";
import { expect, it } from "vitest";
import { encodePng } from "./encode-png.ts";

it("writes pixels that a reader of PNG gets back", () => {
  const pixels = Uint8Array.from({ length: 4 * 3 * 2 }, (_, at) => (at % 4 === 3 ? 255 : at * 9));
  const address = `data:image/png;base64,${encodePng(pixels, 3, 2).toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image width="3" height="2" image-rendering="optimizeSpeed" href="${address}"/></svg>`;
  const image = new Resvg(svg).render();
  expect([image.width, image.height]).toEqual([3, 2]);
  expect([...image.pixels]).toEqual([...pixels]);
});
