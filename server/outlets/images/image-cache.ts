import { createHash } from "node:crypto";
import type { Context } from "hono";
import { runInOneStep } from "#core/lib/steps.ts";
import type { SvgImage } from "./svg-document.ts";
import type { WorkLimiter } from "#server/work/work.ts";

/** A cached image. It is removed when its content changes or the cache is full. */
export interface CachedImage {
  readonly image: SvgImage;
  /** Strong entity tag, with its quotes. */
  readonly etag: string;
  /**
   * Returns the image as PNG. Renders it on the first call, and again after a failure.
   *
   * @throws ProblemError `busy` if too many images are queued.
   */
  readonly png: (c: Context) => Promise<Uint8Array>;
}

/** Cache of SVG and PNG images. */
export interface ImageCache {
  /**
   * Returns the cached image, or draws it. Concurrent calls share one drawing.
   *
   * @param subject Object the image is derived from; a different object means that it has changed.
   * @param key Identifies subject and variant.
   * @throws ProblemError `busy` if too much work is queued.
   */
  readonly get: (
    c: Context,
    subject: object,
    key: string,
    draw: () => SvgImage,
  ) => Promise<CachedImage>;
}

interface CacheEntry extends CachedImage {
  readonly subject: object;
  bytes: number;
}

interface PendingDrawing {
  readonly subject: object;
  readonly drawing: Promise<CacheEntry>;
}

/** In bytes; one character of an SVG counts as one. */
const CAPACITY = 12 * 1024 * 1024;

/**
 * Creates an empty cache.
 *
 * @param drawPng Renders an SVG document as PNG. The width is in pixels.
 */
export function createImageCache(
  drawPng: (svg: string, width: number) => Promise<Uint8Array>,
  work: Pick<WorkLimiter, "admit" | "admitImage" | "run">,
): ImageCache {
  /** Least recently used first. */
  const entries = new Map<string, CacheEntry>();
  const pendingDrawings = new Map<string, PendingDrawing>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const addBytes = (key: string, entry: CacheEntry, more: number): void => {
    entry.bytes += more;
    if (entries.get(key) !== entry) return;
    bytes += more;
    for (const oldest of entries.keys()) {
      if (bytes <= CAPACITY) break;
      drop(oldest);
    }
  };
  const createEntry = (subject: object, key: string, image: SvgImage): CacheEntry => {
    let drawn: Promise<Uint8Array> | null = null;
    const entry: CacheEntry = {
      subject,
      image,
      etag: etagOf(image),
      bytes: 0,
      png(c) {
        drawn ??= drawInTurn(c, image, work, drawPng).then(
          (png) => {
            addBytes(key, entry, png.byteLength);
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
    addBytes(key, entry, image.svg.length);
    return entry;
  };

  return {
    async get(c, subject, key, draw) {
      const cached = entries.get(key);
      if (cached?.subject === subject) {
        entries.delete(key);
        entries.set(key, cached);
        return cached;
      }
      const shared = pendingDrawings.get(key);
      if (shared?.subject === subject) return shared.drawing;
      await work.admit(c);
      const started = pendingDrawings.get(key);
      if (started?.subject === subject) return started.drawing;
      const drawing = work
        .run(runInOneStep(draw))
        .then((image) => createEntry(subject, key, image))
        .finally(() => {
          if (pendingDrawings.get(key)?.drawing === drawing) pendingDrawings.delete(key);
        });
      pendingDrawings.set(key, { subject, drawing });
      return drawing;
    },
  };
}

async function drawInTurn(
  c: Context,
  { svg, width }: SvgImage,
  work: Pick<WorkLimiter, "admitImage">,
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
