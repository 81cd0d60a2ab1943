import { encode } from "uqr";
import { type EmbedNode, el } from "#core/embed/parts/node.ts";

/** A QR code as a drawing of one path, black on white whatever is around it. @param label What it is. */
export function qrCode(text: string, label: string): EmbedNode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join("").matchAll(/1+/g)].map(
      ({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return el(
    "svg",
    { class: "code", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label },
    el("rect", { width: size, height: size, fill: "#fff" }),
    el("path", { d: runs.join(""), fill: "#000" }),
  );
}
