// Generates web/kit/sprite.svg from the names in icon-name.ts and @phosphor-icons/core.
import { readFileSync, writeFileSync } from "node:fs";

const folder = new URL("../../web/kit/", import.meta.url);
const names = readFileSync(new URL("icon-name.ts", folder), "utf8").match(/(?<=^ {2}")[a-z-]+/gm);

const symbols = names.map((name) => {
  const iconPath = name.endsWith("-fill") ? `fill/${name}` : `bold/${name}-bold`;
  const file = import.meta.resolve(`@phosphor-icons/core/${iconPath}.svg`);
  const drawing = readFileSync(new URL(file), "utf8").match(/<svg[^>]*>(.*)<\/svg>/s)[1];
  return `<symbol id="${name}" viewBox="0 0 256 256">${drawing}</symbol>`;
});

writeFileSync(
  new URL("sprite.svg", folder),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);
