import { encode } from "uqr";
import { type EmbedNode, el } from "#core/embed/node.ts";

/** A QR code as a drawing of one path, black on white whatever is around it. @param label What it is. */
export function qrCode(text: string, label: string): EmbedNode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const runs = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return el(
    "svg",
    { class: "code", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label },
    el("rect", { width: size, height: size, fill: "#fff" }),
    el("path", { d: runs.join(""), fill: "#000" }),
  );
}
