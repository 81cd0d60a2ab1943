import { createHash } from "node:crypto";
import type { SvgImage } from "#server/presenters/svg-document.ts";

/** A picture that was drawn, kept as long as what it shows stays and there is room. */
export interface KeptImage {
  readonly image: SvgImage;
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
  /** The same as PNG, drawn at the first call; one that failed is tried again. */
  readonly png: () => Promise<Uint8Array>;
}

export interface ImageCache {
  /**
   * @param subject What the picture shows; another object means that it has changed.
   * @param key Identifies subject and variant.
   */
  readonly get: (subject: object, key: string, draw: () => SvgImage) => KeptImage;
}

interface Entry extends KeptImage {
  readonly subject: object;
  bytes: number;
}

const CAPACITY = 24 * 1024 * 1024;

/** @param drawPng Draws a document as PNG, in pixels wide. */
export function createImageCache(
  drawPng: (svg: string, width: number) => Promise<Uint8Array>,
): ImageCache {
  /** Least lately used first. */
  const entries = new Map<string, Entry>();
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

  return {
    get(subject, key, draw) {
      const kept = entries.get(key);
      if (kept?.subject === subject) {
        entries.delete(key);
        entries.set(key, kept);
        return kept;
      }
      drop(key);
      const image = draw();
      let drawn: Promise<Uint8Array> | null = null;
      const entry: Entry = {
        subject,
        image,
        etag: etagOf(image),
        bytes: 0,
        png() {
          drawn ??= drawPng(image.svg, image.width).then(
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
      entries.set(key, entry);
      grow(key, entry, image.svg.length);
      return entry;
    },
  };
}

function etagOf({ svg, width }: SvgImage): string {
  const hash = createHash("sha256").update(`${width} `).update(svg).digest("base64url");
  return `"${hash.slice(0, 22)}"`;
}
