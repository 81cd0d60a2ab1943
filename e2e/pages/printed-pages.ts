import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";

export interface PrintedPage {
  /** Its text in the order in which it is drawn, without spaces: PDF has only positions. */
  readonly text: string;
  /** The same text with spaces, one line or part of a line each. */
  readonly lines: readonly string[];
  readonly isAcross: boolean;
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

type CodeToText = ReadonlyMap<number, string>;

/** Removes spaces, as from the text of a printed sheet. */
export function removeSpaces(text: string): string {
  return text.replaceAll(/\s+/g, "");
}

/** Prints a page on A4 and returns its sheets. Reads only what Chromium's PDF files contain. */
export async function printPage(page: Page): Promise<readonly PrintedPage[]> {
  // Loaded together with the frame of the sheets.
  await page.getByText(/^(venue|your time): /).waitFor();
  return readSheets(await page.pdf({ format: "A4", preferCSSPageSize: true }));
}

/** Reads the sheets of a PDF file of Chromium. */
export function readSheets(pdf: Buffer): readonly PrintedPage[] {
  const objects = readObjects(pdf.toString("latin1"));
  return [...objects.values()]
    .filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary))
    .map(({ dictionary }) => readPage(dictionary, objects));
}

/** Reads the objects by number. The contents of streams are skipped: they may contain any bytes. */
function readObjects(pdf: string): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const start = /(\d+) 0 obj\s([\s\S]*?)(endobj|stream\r?\n)/g;
  for (let found = start.exec(pdf); found !== null; found = start.exec(pdf)) {
    const [, number = "", dictionary = "", end] = found;
    const length = end === "endobj" ? 0 : Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const bytes = pdf.slice(start.lastIndex, start.lastIndex + length);
    start.lastIndex += length;
    // Fonts and images are not read.
    const isRead = length > 0 && !/\/Length1|\/Subtype/.test(dictionary);
    objects.set(number, { dictionary, stream: isRead ? inflate(bytes, dictionary) : "" });
  }
  return objects;
}

function inflate(bytes: string, dictionary: string): string {
  if (!dictionary.includes("/FlateDecode")) return bytes;
  return inflateSync(Buffer.from(bytes, "latin1")).toString("latin1");
}

function readPage(dictionary: string, objects: ReadonlyMap<string, PdfObject>): PrintedPage {
  const fonts = new Map(
    [...(/\/Font <<([^>]*)>>/.exec(dictionary)?.[1] ?? "").matchAll(/\/(F\d+) (\d+)/g)].map(
      ([, name = "", number = ""]) => [name, objects.get(number)],
    ),
  );
  const contents = objects.get(/\/Contents (\d+)/.exec(dictionary)?.[1] ?? "")?.stream ?? "";
  const lines: string[] = [];
  let codes: CodeToText = new Map();
  let digits = /./g;
  // Its lines, fonts and texts, which often have one letter each.
  for (const [part, font, shown] of contents.matchAll(
    /\bBT\b|\/(F\d+) [\d.]+ Tf|<([\da-fA-F]+)> Tj/g,
  )) {
    if (part === "BT") lines.push("");
    else if (font !== undefined) {
      const { dictionary: own = "" } = fonts.get(font) ?? {};
      codes = readCodes(objects.get(/\/ToUnicode (\d+)/.exec(own)?.[1] ?? "")?.stream ?? "");
      digits = own.includes("/Type3") ? /../g : /..../g;
    } else {
      const letters = (shown?.match(digits) ?? []).map((code) => codes.get(hex(code)) ?? "");
      lines.push(`${lines.pop() ?? ""}${letters.join("")}`);
    }
  }
  const [, width = "0", height = "0"] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/.exec(dictionary) ?? [];
  const isAcross = Number(width) > Number(height);
  return { text: removeSpaces(lines.join("")), lines, isAcross };
}

function hex(digits: string): number {
  return Number.parseInt(digits, 16);
}

/** Reads the characters of a font's codes. */
function readCodes(map: string): CodeToText {
  const codes = new Map<number, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = "", units = ""] of block.matchAll(/<(\w+)> <(\w+)>/g)) {
      const letters = (units.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(hex(unit)));
      codes.set(hex(code), letters.join(""));
    }
  }
  for (const [, block = ""] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = "", to = "", unit = ""] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let code = hex(from); code <= hex(to); code++) {
        codes.set(code, String.fromCharCode(hex(unit) + code - hex(from)));
      }
    }
  }
  return codes;
}
