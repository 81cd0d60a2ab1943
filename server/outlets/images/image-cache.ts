import { createHash } from "node:crypto";
import type { Context } from "hono";
import { inOneStep } from "#core/lib/steps.ts";
import type { SvgImage } from "./svg-document.ts";
import type { Work } from "#server/work/work.ts";

/** A picture that was drawn, kept as long as what it shows stays and there is room. */
export interface KeptImage {
  readonly image: SvgImage;
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
  /**
   * The same as PNG, drawn at the first call; one that failed is tried again.
   *
   * @throws ProblemError `busy` if too many images wait already.
   */
  readonly png: (c: Context) => Promise<Uint8Array>;
}

export interface ImageCache {
  /**
   * @param subject What the picture shows; another object means that it has changed.
   * @param key Identifies subject and variant.
   * @throws ProblemError `busy` if too much waits already.
   */
  readonly get: (
    c: Context,
    subject: object,
    key: string,
    draw: () => SvgImage,
  ) => Promise<KeptImage>;
}

interface Entry extends KeptImage {
  readonly subject: object;
  bytes: number;
}

interface Flight {
  readonly subject: object;
  readonly drawing: Promise<Entry>;
}

const CAPACITY = 12 * 1024 * 1024;

/** @param drawPng Draws a document as PNG, in pixels wide. */
export function createImageCache(
  drawPng: (svg: string, width: number) => Promise<Uint8Array>,
  work: Pick<Work, "admit" | "admitImage" | "run">,
): ImageCache {
  /** Least lately used first. */
  const entries = new Map<string, Entry>();
  const flights = new Map<string, Flight>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const grow = (key: string, entry: Entry, more: number): void => {
    entry.bytes += more;
    if (entries.get(key) !== entry) return;
    bytes += more;
    for (const oldest of entries.keys()) {
      if (bytes <= CAPACITY) break;
      drop(oldest);
    }
  };
  const createEntry = (subject: object, key: string, image: SvgImage): Entry => {
    let drawn: Promise<Uint8Array> | null = null;
    const entry: Entry = {
      subject,
      image,
      etag: etagOf(image),
      bytes: 0,
      png(c) {
        drawn ??= drawInTurn(c, image, work, drawPng).then(
          (png) => {
            grow(key, entry, png.byteLength);
            return png;
          },
          (error: unknown) => {
            drawn = null;
            throw error;
          },
        );
        return drawn;
      },
    };
    drop(key);
    entries.set(key, entry);
    grow(key, entry, image.svg.length);
    return entry;
  };

  return {
    async get(c, subject, key, draw) {
      const kept = entries.get(key);
      if (kept?.subject === subject) {
        entries.delete(key);
        entries.set(key, kept);
        return kept;
      }
      const shared = flights.get(key);
      if (shared?.subject === subject) return shared.drawing;
      await work.admit(c);
      const begun = flights.get(key);
      if (begun?.subject === subject) return begun.drawing;
      const drawing = work
        .run(inOneStep(draw))
        .then((image) => createEntry(subject, key, image))
        .finally(() => {
          if (flights.get(key)?.drawing === drawing) flights.delete(key);
        });
      flights.set(key, { subject, drawing });
      return drawing;
    },
  };
}

async function drawInTurn(
  c: Context,
  { svg, width }: SvgImage,
  work: Pick<Work, "admitImage">,
  drawPng: (svg: string, width: number) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const leave = await work.admitImage(c);
  try {
    return await drawPng(svg, width);
  } finally {
    leave();
  }
}

function etagOf({ svg, width }: SvgImage): string {
  const hash = createHash("sha256").update(`${width} `).update(svg).digest("base64url");
  return `"${hash.slice(0, 22)}"`;
}
