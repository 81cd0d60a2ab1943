// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("says that it copied where it may", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("text")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("text");
});

test.each([
  ["there is no clipboard", {}],
  ["it is refused", { clipboard: { writeText: () => Promise.reject(new Error("refused")) } }],
])("where %s, the text stands selected and nobody is told that it is copied", async (_, own) => {
  vi.stubGlobal("navigator", own);
  const field = document.createElement("input");
  field.value = "text";
  document.body.append(field);
  expect(await copyText("text", field)).toBe(false);
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
});

test("where no field holds it, the browser shows it", async () => {
  const prompt = vi.fn<(title: string, text: string) => void>();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("prompt", prompt);
  expect(await copyText("text")).toBe(false);
  expect(prompt).toHaveBeenCalledWith("", "text");
});
