import { beforeEach, describe, expect, it, vi } from "vitest";
import { embedContext } from "#core/testing/sample-embed.ts";
import { sampleBracket } from "#core/testing/sample-bracket.ts";
import { bracketDrawing } from "./load-views.ts";
import { importScript } from "./load-script.ts";

vi.hoisted(() => {
  vi.stubGlobal("BRACKET_SCRIPT", "widget.drawing.mjs");
  vi.stubGlobal("DETAILS_SCRIPT", "widget.details.mjs");
});

const detail = sampleBracket({ size: 2, kind: "single" });

/** A script with the drawing; the rest of its URL is a comment. */
const BASE =
  "data:text/javascript,export const css = 'a{}', bracketDrawing = { view: () => 'drawn' }; //";

beforeEach(() => {
  vi.useFakeTimers();
});

describe("the drawing of brackets in a widget", () => {
  it("is loaded for the first bracket, and again some time after a failure", async () => {
    const onLoad = vi.fn<() => void>();
    const load = (base: string) => bracketDrawing.load?.(base, onLoad);
    expect(load("data:text/javascript,throw new Error(); //")).toBe("loading");
    expect(bracketDrawing.view(detail, embedContext()).children).toEqual([]);
    expect(bracketDrawing.frame(detail, embedContext()).title).toBe("");
    expect(bracketDrawing.css?.()).toBeUndefined();
    await vi.waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));
    expect(load(BASE)).toBe("failed");
    await vi.advanceTimersByTimeAsync(30_000);
    expect(onLoad).toHaveBeenCalledTimes(2);
    expect(load(BASE)).toBe("loading");
    await vi.waitFor(() => expect(onLoad).toHaveBeenCalledTimes(3));
    expect(load(BASE)).toBe("loaded");
    expect(bracketDrawing.view(detail, embedContext())).toBe("drawn");
    expect(bracketDrawing.css?.()).toBe("a{}");
  });

  it("is that of the present version after an update", async () => {
    // Only the name without hash is a script.
    const code = `if (!import.meta.url.endsWith("/x.mjs")) throw new Error(); export const css = "b{}";`;
    const base = `data:text/javascript,${encodeURIComponent(code)}//`;
    const script = await importScript<{ readonly css: string }>(base, "x.a1b2c3d4.mjs", 0);
    expect(script.css).toBe("b{}");
  });
});
