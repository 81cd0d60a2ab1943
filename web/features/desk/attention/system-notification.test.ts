import { beforeEach, expect, test, vi } from "vitest";
import { showSystemNotification } from "./staff-alerts.tsx";

beforeEach(() => {
  vi.stubGlobal("Notification", function refuse(): never {
    throw new TypeError("Failed to construct 'Notification': Illegal constructor.");
  });
});

test("uses the service worker when the page cannot show notifications itself", async () => {
  const showNotification = vi.fn<(...args: readonly unknown[]) => Promise<void>>(() =>
    Promise.resolve(),
  );
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ showNotification }) } });
  showSystemNotification("Late: UBQF-1", { tag: "late-1" });
  await expect
    .poll(() => showNotification.mock.calls)
    .toEqual([["Late: UBQF-1", { tag: "late-1" }]]);
});

test("does nothing when notifications are not supported", () => {
  vi.stubGlobal("navigator", {});
  expect(() => {
    showSystemNotification("Late: UBQF-1", {});
  }).not.toThrow();
});
