import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures/generated-bracket.ts";
import { createTemporaryFolder } from "#e2e/fixtures/temporary-folder.ts";
import { locateBracket } from "#e2e/pages/bracket-page.ts";

/** A name in each of 20 scripts and ways to write. */
const NAMES = {
  Latin: "Żaneta Świątek",
  Vietnamese: "Đất Sét",
  Cyrillic: "Зоряна Ковбасюк",
  Greek: "Ολύμπια",
  Armenian: "Արմեն Պետրոսյան",
  Georgian: "საბა ჯაფარიძე",
  Hebrew: "עדי עופר",
  Arabic: "صقور الدلتا",
  Persian: "یاسمین پارسا",
  Devanagari: "मीरा चतुर्वेदी",
  Bengali: "নদী দাশ",
  Tamil: "தமிழ் அணி",
  Thai: "กมลชนก ศรีสุวรรณ",
  Khmer: "ភ្នំពេញ",
  Hangul: "달빛 요새",
  Hiragana: "ひなたぼっこ",
  Katakana: "シーホース",
  "simplified Han": "欧阳雨桐",
  "traditional Han": "諸葛雲飛",
  Pictographs: "🔥🐺🎯",
};
/** Myanmar letters, which no font of the product has. */
const UNKNOWN_LETTERS = "ကခဂ";
const ALL_NAMES = [...Object.values(NAMES), UNKNOWN_LETTERS];

const VIEWPORT = { width: 1440, height: 900 };

test.use({
  event: { kind: "single", contestants: 32, played: 0.2, names: ALL_NAMES },
  viewport: VIEWPORT,
});

test("names in 20 scripts are visible on a machine without fonts", async ({
  playwright,
  launchOptions,
  product,
  bracket,
}) => {
  const folder = createTemporaryFolder();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: createFontConfig(folder.path) },
  });
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${product.backend.url}${bracket}`);
  const { cards } = locateBracket(page);
  await expect(cards.first()).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await expect.poll(() => findNamesWithLocalFonts(session)).toEqual([UNKNOWN_LETTERS]);
  const boxes = ALL_NAMES.map((name) => cards.getByText(name, { exact: true }).first());
  const ink = await countInk(page, await Promise.all(boxes.map((box) => box.evaluate(boxOfText))));
  for (const [index, name] of ALL_NAMES.entries()) {
    expect(ink[index], name).toBeGreaterThan(20);
  }
  await browser.close();
  folder.remove();
});

/** Returns the path of a configuration with one font, without which Chromium loads none at all. */
function createFontConfig(folder: string): string {
  copyFileSync("dist/server/fonts/400-100.ttf", join(folder, "only.ttf"));
  const path = join(folder, "fonts.conf");
  const folders = `<dir>${folder}</dir><cachedir>${folder}</cachedir>`;
  writeFileSync(path, `<fontconfig>${folders}</fontconfig>`);
  return path;
}

/** Returns the names in the cards that are drawn with a font of the machine. */
async function findNamesWithLocalFonts(session: CDPSession): Promise<readonly string[]> {
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument", { depth: -1 });
  const found = new Set<string>();
  for (const node of listNodes(root)) {
    if (node.nodeName !== "BDI") continue;
    // A flag may be before the name.
    const name = node.children?.findLast(({ nodeName }) => nodeName === "#text")?.nodeValue ?? "";
    if (!ALL_NAMES.includes(name)) continue;
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId: node.nodeId });
    if (fonts.some(({ isCustomFont }) => !isCustomFont)) found.add(name);
  }
  return [...found];
}

interface DomNode {
  readonly nodeId: number;
  readonly nodeName: string;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
}

function listNodes(node: DomNode): readonly DomNode[] {
  return [node, ...(node.children ?? []).flatMap(listNodes)];
}

type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** Returns the box of an element's text, without a flag before it. */
function boxOfText(element: Element): Box {
  const range = document.createRange();
  range.selectNode(element.lastChild ?? element);
  const { x, y, width, height } = range.getBoundingClientRect();
  return { x, y, width, height };
}

/** Returns how many pixels of each box differ clearly from its first one. */
async function countInk(page: Page, boxes: readonly Box[]): Promise<readonly number[]> {
  const picture = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ([base64, areas]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      if (context === null) throw new Error("The browser has no canvas.");
      context.drawImage(image, 0, 0);
      return areas.map((area) => {
        const { data } = context.getImageData(area.x, area.y, area.width, area.height);
        const [ground = 0] = data;
        return data.filter((value, i) => i % 4 === 0 && Math.abs(value - ground) > 60).length;
      });
    },
    [picture, boxes] as const,
  );
}
