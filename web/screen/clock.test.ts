import { beforeEach, describe, expect, it, vi } from "vitest";
import { SECOND } from "#core/lib/time.ts";
import { screenMessages } from "#core/testing/sample-embed.ts";
import { SAMPLE_NOON } from "#core/testing/sample-match.ts";
import { createScreenClock } from "./clock.ts";

const iso = (at: number): string => new Date(at).toISOString();

let page: HTMLElement;
let clock: ReturnType<typeof createScreenClock>;
const textOf = (name: string): string => page.querySelector(name)?.textContent ?? "";
const isOld = (): boolean => page.querySelector(".age")?.classList.contains("old") === true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(SAMPLE_NOON);
  page = document.createElement("div");
  page.innerHTML = `<time class="clock"></time><p class="age">Data from 11:59</p><p class="standing"></p>`;
  clock = createScreenClock(page, { locale: "en-GB", zone: "UTC", messages: screenMessages.clock });
});

describe("createScreenClock", () => {
  it("keeps the data age that the server rendered until the first response", () => {
    vi.advanceTimersByTime(5 * SECOND);
    expect(textOf(".age")).toBe("Data from 11:59");
  });

  it.each([
    ["fresh data", iso(SAMPLE_NOON - 5 * SECOND), "Data from 11:59", false],
    [
      "old data from the first response on",
      iso(SAMPLE_NOON - 600 * SECOND),
      "Data from 11:50",
      true,
    ],
    ["data of an earlier event day", "2026-01-24T12:00:00Z", "Data from Sat 24 Jan 12:00", true],
  ])("shows the time of %s", (_, dataAt, text, old) => {
    clock.set(SAMPLE_NOON, { dataAt, dataSite: null });
    expect([textOf(".age"), isOld()]).toEqual([text, old]);
  });

  it("names the site of the oldest data if other data is current", () => {
    clock.set(SAMPLE_NOON, { dataAt: iso(SAMPLE_NOON - 600 * SECOND), dataSite: "a.example" });
    expect(textOf(".age")).toBe("Data from 11:50 (a.example)");
  });

  it("marks the data as old after a minute without new data, and as fresh with new data", () => {
    const dataAt = iso(SAMPLE_NOON);
    clock.set(SAMPLE_NOON, { dataAt, dataSite: null });
    vi.advanceTimersByTime(59 * SECOND);
    expect(isOld()).toBe(false);
    clock.set(Date.now(), { dataAt, dataSite: null });
    vi.advanceTimersByTime(3 * SECOND);
    expect(isOld()).toBe(true);
    clock.set(Date.now(), { dataAt: iso(Date.now()), dataSite: null });
    expect(isOld()).toBe(false);
  });
});
