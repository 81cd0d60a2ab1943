// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notify } from "./notify.ts";

beforeEach(() => {
  vi.stubGlobal("Notification", function refuse(): never {
    throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test("where a page may not show notifications itself, its service worker does", async () => {
  const showNotification = vi.fn<(...told: readonly unknown[]) => Promise<void>>(() =>
    Promise.resolve(),
  );
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ showNotification }) } });
  notify("Late: UBQF-1", { tag: "late-1" });
  await expect
    .poll(() => showNotification.mock.calls)
    .toEqual([["Late: UBQF-1", { tag: "late-1" }]]);
});

test("where nobody shows any, nothing breaks", () => {
  vi.stubGlobal("navigator", {});
  expect(() => {
    notify("Late: UBQF-1", {});
  }).not.toThrow();
});
