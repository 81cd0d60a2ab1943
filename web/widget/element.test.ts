// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { svEmbed } from "#core/i18n/sv/embed.ts";
import { FakeStream } from "#web/testing/fake-stream.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";
import { defineWidget } from "./element.ts";

const BASE = "https://desk.example.org";
/** Longer than a widget waits before it asks after a change. */
const SPREAD = SECOND;
/** Longer than it waits without a stream, and shorter than with one. */
const POLL = 20 * SECOND;

const match = (score: number): MatchView =>
  sampleMatch({ state: "live", slots: [slot("Aino", { score }), slot("Bo", { score: 0 })] });

let answer: (url: string) => Response | Promise<Response>;
let asked: string[];
let heard: string[];

/** What the desk answers from now on. */
function listOf(matches: readonly MatchView[], ended = 0): void {
  const counts = { upcoming: 0, live: matches.length, ended };
  answer = () => Response.json({ matches, counts, total: matches.length });
}

// happy-dom has no parts; patch.test.ts and the browser's own tests look at them.
Object.defineProperty(HTMLElement.prototype, "part", {
  get: () => document.createElement("i").classList,
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("EventSource", FakeStream);
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return Promise.resolve().then(() => answer(url));
  });
  FakeStream.opened = [];
  asked = [];
  heard = [];
  listOf([match(1)]);
  defineWidget(BASE);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function place(html: string): Promise<HTMLElement> {
  const host = document.createElement("div");
  for (const name of ["load", "update", "error"]) {
    host.addEventListener(`matchdesk-${name}`, () => heard.push(name));
  }
  document.body.append(host);
  host.innerHTML = html;
  await vi.advanceTimersByTimeAsync(0);
  const [widget] = host.children;
  if (!(widget instanceof HTMLElement)) throw new Error("There is no widget.");
  return widget;
}

const textOf = (widget: HTMLElement): string => widget.shadowRoot?.textContent ?? "";

describe("a widget", () => {
  it("tells the page when it has loaded, and when what it shows is another", async () => {
    const widget = await place("<matchdesk-widget></matchdesk-widget>");
    expect(textOf(widget)).toContain("Aino");
    listOf([match(2)]);
    FakeStream.opened[0]?.tell("change", 1, { tournament: "any.example/cup" });
    await vi.advanceTimersByTimeAsync(SPREAD);
    expect(widget.shadowRoot?.querySelector(".score b")?.textContent).toBe("2");
    // Asked again, it is the same: nothing to tell.
    FakeStream.opened[0]?.tell("change", 2, { tournament: "any.example/cup" });
    await vi.advanceTimersByTimeAsync(SPREAD);
    expect(asked).toHaveLength(3);
    expect(heard).toEqual(["load", "update"]);
  });

  it("asks only after changes of its own tournament", async () => {
    const { site, slug } = match(1).tournament;
    await place(`<matchdesk-widget tournament="${site}/${slug}"></matchdesk-widget>`);
    FakeStream.opened[0]?.tell("change", 1, { tournament: "other.example/cup" });
    await vi.advanceTimersByTimeAsync(SPREAD);
    expect(asked).toHaveLength(1);
    FakeStream.opened[0]?.tell("change", 2, { tournament: `${site}/${slug}` });
    await vi.advanceTimersByTimeAsync(SPREAD);
    expect(asked).toHaveLength(2);
  });

  it("asks now and then where it may have no stream", async () => {
    await place("<matchdesk-widget></matchdesk-widget>");
    await vi.advanceTimersByTimeAsync(POLL);
    FakeStream.opened[0]?.refuse();
    const before = asked.length;
    listOf([match(2)]);
    await vi.advanceTimersByTimeAsync(POLL);
    expect(asked.length).toBeGreaterThan(before);
    expect(heard.at(-1)).toBe("update");
  });

  it("goes on without any stream where the page forbids them", async () => {
    vi.stubGlobal("EventSource", undefined);
    const widget = await place("<matchdesk-widget></matchdesk-widget>");
    listOf([match(2)]);
    await vi.advanceTimersByTimeAsync(POLL);
    expect(widget.shadowRoot?.querySelector(".score b")?.textContent).toBe("2");
  });

  it("keeps what it shows while nobody answers, says how old it is, and comes back", async () => {
    const widget = await place("<matchdesk-widget></matchdesk-widget>");
    answer = () => Promise.reject(new TypeError("Failed to fetch"));
    FakeStream.opened[0]?.refuse();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(textOf(widget)).toContain("Aino");
    expect(textOf(widget)).toContain("Data from");
    expect(heard).toContain("error");
    listOf([match(3)]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(textOf(widget)).not.toContain("Data from");
    expect(heard.at(-1)).toBe("update");
  });

  it("says from its first frame when old data is from, and no longer once it is renewed", async () => {
    const fresh = answer;
    const age = (seconds: number) => async () => {
      const response = await fresh("");
      response.headers.set("matchdesk-data-age", String(seconds));
      return response;
    };
    answer = age(600);
    const widget = await place("<matchdesk-widget></matchdesk-widget>");
    expect(textOf(widget)).toContain("Data from");
    answer = age(2);
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    expect(textOf(widget)).not.toContain("Data from");
  });

  it("says that nobody answers where nothing ever came, but not over the page's own words", async () => {
    answer = () => new Response("", { status: 503 });
    const silent = await place("<matchdesk-widget></matchdesk-widget>");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(textOf(silent)).toBe("Matches are not available right now.");
    expect(heard).toContain("error");
    const spoken = await place(
      "<matchdesk-widget state=live><p>See our page</p></matchdesk-widget>",
    );
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(textOf(spoken)).toBe("");
    expect(spoken.shadowRoot?.querySelector("slot")).not.toBeNull();
  });

  it("says what is gone, what is empty and what is over", async () => {
    answer = () => new Response("", { status: 404 });
    const gone = await place(
      '<matchdesk-widget kind="match" match="a.example/1"></matchdesk-widget>',
    );
    expect(textOf(gone)).toBe("This content is no longer available.");
    listOf([]);
    const empty = await place('<matchdesk-widget state="live"></matchdesk-widget>');
    expect(textOf(empty)).toContain("Nothing is being played.");
    listOf([], 3);
    const over = await place('<matchdesk-widget state="upcoming"></matchdesk-widget>');
    expect(textOf(over)).toContain("All matches have ended.");
  });

  it("shares one stream and one answer with others, and lets go of both with the last", async () => {
    const widgets = "<matchdesk-widget></matchdesk-widget>".repeat(3);
    const first = await place(widgets);
    expect(FakeStream.opened).toHaveLength(1);
    expect(asked).toHaveLength(1);
    first.parentElement?.remove();
    expect(FakeStream.opened[0]?.readyState).toBe(FakeStream.CLOSED);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(asked).toHaveLength(1);
  });

  it("shows letters for flags, and loads images only where it is asked to", async () => {
    const [left, right] = ["fi", "se"].map((country) =>
      slot(country, { contestant: { key: country, name: country, country } }),
    );
    listOf([sampleMatch({ slots: [left ?? slot(null), right ?? slot(null)] })]);
    const letters = await place("<matchdesk-widget></matchdesk-widget>");
    expect(letters.shadowRoot?.querySelector("img")).toBeNull();
    expect(textOf(letters)).toContain("FI");
    letters.setAttribute("flags", "images");
    await vi.advanceTimersByTimeAsync(0);
    const images = [...(letters.shadowRoot?.querySelectorAll("img") ?? [])];
    expect(images.map((image) => image.getAttribute("src"))).toEqual([
      expect.stringMatching(`^${BASE}/flags/fi\\.[\\da-f]+\\.svg$`),
      expect.stringMatching(`^${BASE}/flags/se\\.[\\da-f]+\\.svg$`),
    ]);
  });

  it("shows nothing in English before the messages of its language are here", async () => {
    const arrival = new EventTarget();
    const messages = new Promise<Response>((resolve) => {
      arrival.addEventListener("arrive", () => resolve(Response.json(svEmbed)));
    });
    const data = answer;
    answer = (url) => (url.endsWith(".json") ? messages : data(url));
    const widgets = "<matchdesk-widget locale=sv></matchdesk-widget>".repeat(2);
    const widget = await place(widgets);
    expect(asked.filter((url) => url.endsWith(".json"))).toEqual([
      expect.stringMatching(`^${BASE}/widget\\.sv\\.[\\da-f]{8}\\.json$`),
    ]);
    expect(textOf(widget)).toBe("\u00a0");
    expect(heard).toEqual([]);
    arrival.dispatchEvent(new Event("arrive"));
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(widget)).toContain("Pågår");
    expect(heard).toEqual(["load", "load"]);
  });

  it("is in English while the messages of its language cannot be loaded", async () => {
    const data = answer;
    answer = (url) => (url.endsWith(".json") ? new Response("", { status: 404 }) : data(url));
    const widget = await place("<matchdesk-widget locale=fi></matchdesk-widget>");
    expect(textOf(widget)).toContain("Matches");
  });

  it("shows no score where scores are hidden, in its letters or in its names", async () => {
    const widget = await place("<matchdesk-widget hide-scores></matchdesk-widget>");
    expect(widget.shadowRoot?.querySelector(".score")?.textContent).toBe("");
    expect(widget.shadowRoot?.querySelector(".row")?.getAttribute("aria-label")).not.toContain(
      "1–0",
    );
  });
});
