import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copy-text.ts";

afterEach(() => {
  document.body.replaceChildren();
});

test("copies the text and returns true", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  expect(await copyText("text")).toBe(true);
  expect(writeText).toHaveBeenCalledWith("text");
});

test.each([
  ["there is no clipboard", {}],
  [
    "the browser denies access",
    { clipboard: { writeText: () => Promise.reject(new Error("refused")) } },
  ],
])("selects the field and returns false when %s", async (_, navigatorStub) => {
  vi.stubGlobal("navigator", navigatorStub);
  const field = document.createElement("input");
  field.value = "text";
  document.body.append(field);
  expect(await copyText("text", field)).toBe(false);
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
});

test("shows the text in a prompt when there is no field", async () => {
  const prompt = vi.fn<(title: string, text: string) => void>();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("prompt", prompt);
  expect(await copyText("text")).toBe(false);
  expect(prompt).toHaveBeenCalledWith("", "text");
});
