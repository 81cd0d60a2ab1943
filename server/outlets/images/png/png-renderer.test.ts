import { afterEach, describe, expect, it, vi } from "vitest";
import { createPngRenderer, type PngRenderer } from "./png-renderer.ts";

let renderer: PngRenderer | null = null;

/**
 * Creates a renderer whose thread runs `onJob` for each `job`, with `port` and `fonts` in scope.
 */
function rendererOf(onJob: string): PngRenderer {
  const program = `
    import { parentPort as port, workerData as fonts } from "node:worker_threads";
    port.on("message", (job) => { ${onJob} });`;
  const address = new URL(`data:text/javascript,${encodeURIComponent(program)}`);
  renderer = createPngRenderer(address, { fontsDir: "/fonts", assetsDir: "/assets" });
  return renderer;
}

const DRAW = `port.postMessage({ id: job.id, error: null,
  png: Buffer.from(job.svg + " " + job.width + " " + fonts.fontsDir) });`;

afterEach(async () => {
  vi.useRealTimers();
  await renderer?.stop();
});

describe("createPngRenderer", () => {
  it("resolves each call with its own image", async () => {
    const { render } = rendererOf(DRAW);
    const images = await Promise.all([render("a", 100), render("b", 200)]);
    expect(images.map((image) => Buffer.from(image).toString())).toEqual([
      "a 100 /fonts",
      "b 200 /fonts",
    ]);
  });

  it("rejects a document that cannot be drawn, and draws the next one", async () => {
    const { render } = rendererOf(
      `if (job.svg === "broken") port.postMessage({ id: job.id, png: null, error: "no end tag" });
       else ${DRAW}`,
    );
    await expect(render("broken", 1)).rejects.toThrow("Rendering the image failed: no end tag");
    expect(Buffer.from(await render("a", 1)).toString()).toContain("a 1");
  });

  it("starts a new thread after a thread failed", async () => {
    const { render } = rendererOf(
      `if (job.svg === "crash") throw new Error("out of memory"); ${DRAW}`,
    );
    await expect(render("crash", 1)).rejects.toThrow("The image thread failed: out of memory");
    expect(Buffer.from(await render("a", 1)).toString()).toContain("a 1");
  });

  it("starts an image's time limit at its turn, not at its request", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    // Returns images only from the third request on, one per request.
    const { render } = rendererOf(
      `const left = (globalThis.left ??= []);
       left.push(job);
       if (left.length > 2) { const job = left.shift(); ${DRAW} }`,
    );
    const images = [render("a", 1), render("b", 1)];
    vi.advanceTimersByTime(10_000);
    const behind = [render("c", 1)];
    await images[0];
    vi.advanceTimersByTime(10_000);
    behind.push(render("d", 1));
    expect(Buffer.from((await images[1]) ?? "").toString()).toContain("b 1");
    vi.advanceTimersByTime(15_000);
    for (const late of behind) await expect(late).rejects.toThrow(/within 15 s/);
  });

  it("rejects the seventeenth image while sixteen are queued", async () => {
    const { render } = rendererOf("");
    const first = Array.from({ length: 16 }, () => render("a", 1).catch(() => "stopped"));
    await expect(render("a", 1)).rejects.toMatchObject({ id: "busy" });
    await renderer?.stop();
    expect(new Set(await Promise.all(first))).toEqual(new Set(["stopped"]));
  });
});
