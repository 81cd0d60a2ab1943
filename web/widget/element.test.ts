import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { MatchView } from "#core/contract/match.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { embed } from "#core/i18n/sv/embeds.ts";
import { FakeEventSource } from "#web/testing/fake-event-source.ts";
import { removeWidgets, setUpWidgets, WIDGET_BASE } from "#web/testing/set-up-widgets.ts";
import { sampleMatch, slot } from "#core/testing/sample-match.ts";

const WIDGET = "<matchdesk-widget></matchdesk-widget>";
/** Longer than the random delay of a widget's request after a change. */
const REFETCH_DELAY = SECOND;
/** Longer than the poll interval without a stream, shorter than that with one. */
const POLL_INTERVAL = 20 * SECOND;

const match = (score: number): MatchView =>
  sampleMatch({ state: "live", slots: [slot("Aino", { score }), slot("Bo", { score: 0 })] });

let respond: (url: string) => Response | Promise<Response>;
let requests: string[];
let events: string[];

/** Sets the list in all later responses. */
function respondWithList(matches: readonly MatchView[]): void {
  const counts = { upcoming: 0, live: matches.length, ended: 0 };
  const headers = { "matchdesk-data-age": "0" };
  respond = () => Response.json({ matches, counts, total: matches.length }, { headers });
}

beforeEach(() => {
  // Half of the random part of a delay: polls come every 15 seconds.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  requests = setUpWidgets((url) => respond(url));
  events = [];
  respondWithList([match(1)]);
});

afterEach(removeWidgets);

async function addWidget(html = WIDGET): Promise<HTMLElement> {
  const host = document.createElement("div");
  for (const name of ["load", "update", "error"]) {
    host.addEventListener(`matchdesk-${name}`, () => events.push(name));
  }
  document.body.append(host);
  host.innerHTML = html;
  await vi.advanceTimersByTimeAsync(0);
  const [widget] = host.children;
  if (!(widget instanceof HTMLElement)) throw new Error("The HTML contains no element");
  return widget;
}

async function clickOn(button: Element | undefined): Promise<void> {
  button?.dispatchEvent(new Event("click", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
}

/** Reports a change of a tournament on the stream, and waits until widgets have refetched. */
async function change(seq: number, tournament: string): Promise<void> {
  FakeEventSource.opened[0]?.tell("change", seq, { tournament });
  await vi.advanceTimersByTimeAsync(REFETCH_DELAY);
}

const textOf = (widget: HTMLElement): string => widget.shadowRoot?.textContent ?? "";
const scoreOf = (widget: HTMLElement) => widget.shadowRoot?.querySelector(".score b")?.textContent;

describe("defineWidgetElement", () => {
  it("fires load after the first response and update only when the content changes", async () => {
    const widget = await addWidget();
    expect(textOf(widget)).toContain("Aino");
    respondWithList([match(2)]);
    await change(1, "any.example/cup");
    expect(scoreOf(widget)).toBe("2");
    // The same response again: no event.
    await change(2, "any.example/cup");
    expect(requests).toHaveLength(3);
    expect(events).toEqual(["load", "update"]);
  });

  it("requests the data of a frozen copy once, because its file server sends no data age", async () => {
    respond = () => Response.json({ matches: [match(1)], counts: {}, total: 1 });
    await addWidget();
    await vi.advanceTimersByTimeAsync(10 * POLL_INTERVAL);
    expect(requests).toHaveLength(1);
    expect(FakeEventSource.opened).toEqual([]);
  });

  it("repeats a request that gets no response", async () => {
    vi.stubGlobal(
      "fetch",
      (url: string, { signal }: { readonly signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          requests.push(url);
          signal.addEventListener("abort", () => reject(signal.reason));
          if (requests.length > 1) void Promise.resolve(respond(url)).then(resolve);
        }),
    );
    const widget = await addWidget();
    await vi.advanceTimersByTimeAsync(21 * SECOND);
    expect(requests).toHaveLength(2);
    expect(textOf(widget)).toContain("Aino");
  });

  it("keeps stale data with its time while the server is down, then recovers", async () => {
    const widget = await addWidget();
    respond = () => Promise.reject(new TypeError("Failed to fetch"));
    FakeEventSource.opened[0]?.refuse();
    await vi.advanceTimersByTimeAsync(3 * MINUTE);
    expect(textOf(widget)).toContain("Aino");
    expect(textOf(widget)).toContain("Delayed. Data from");
    expect(events).toContain("error");
    respondWithList([match(3)]);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(textOf(widget)).not.toContain("Delayed");
    expect(events.at(-1)).toBe("update");
  });

  it("shows the time of stale data from the first render until fresh data arrives", async () => {
    const respondFresh = respond;
    const respondAged = (seconds: number) => async () => {
      const response = await respondFresh("");
      response.headers.set("matchdesk-data-age", String(seconds));
      return response;
    };
    respond = respondAged(600);
    const widget = await addWidget();
    expect(textOf(widget)).toContain("Delayed. Data from");
    respond = respondAged(2);
    await vi.advanceTimersByTimeAsync(6 * MINUTE);
    expect(textOf(widget)).not.toContain("Delayed");
    expect(textOf(widget)).toContain("Data from");
  });

  it("shows a message when the first request fails, or the element's own content", async () => {
    respond = () => new Response("", { status: 503 });
    const empty = await addWidget();
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(textOf(empty)).toBe(
      "Matches are not available right now.They appear here without a reload.",
    );
    expect(events).toContain("error");
    const withContent = await addWidget(
      "<matchdesk-widget state=live><p>See our page</p></matchdesk-widget>",
    );
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(textOf(withContent)).toBe("");
    expect(withContent.shadowRoot?.querySelector("slot")).not.toBeNull();
  });

  it("shows country codes, and flag images only with flags=images", async () => {
    const [left, right] = ["fi", "se"].map((country) =>
      slot(country, { contestant: { key: country, name: country, country } }),
    );
    respondWithList([sampleMatch({ slots: [left ?? slot(null), right ?? slot(null)] })]);
    const codes = await addWidget();
    expect(codes.shadowRoot?.querySelector("img")).toBeNull();
    expect(textOf(codes)).toContain("FI");
    codes.setAttribute("flags", "images");
    await vi.advanceTimersByTimeAsync(0);
    const images = [...(codes.shadowRoot?.querySelectorAll("img") ?? [])];
    expect(images.map((image) => image.getAttribute("src"))).toEqual([
      expect.stringMatching(`^${WIDGET_BASE}/flags/fi\\.[\\da-f]+\\.svg$`),
      expect.stringMatching(`^${WIDGET_BASE}/flags/se\\.[\\da-f]+\\.svg$`),
    ]);
  });

  it("stays empty until the messages of its language have been loaded", async () => {
    const arrival = new EventTarget();
    const messages = new Promise<Response>((resolve) => {
      arrival.addEventListener("arrive", () => resolve(Response.json(embed)));
    });
    const respondData = respond;
    respond = (url) => (url.endsWith(".json") ? messages : respondData(url));
    const widgets = "<matchdesk-widget locale=sv></matchdesk-widget>".repeat(2);
    const widget = await addWidget(widgets);
    expect(requests.filter((url) => url.endsWith(".json"))).toEqual([
      expect.stringMatching(`^${WIDGET_BASE}/widget\\.sv\\.[\\da-f]{8}\\.json$`),
    ]);
    expect(textOf(widget)).toBe("");
    expect(widget.shadowRoot?.querySelectorAll(".block")).toHaveLength(3);
    expect(events).toEqual([]);
    arrival.dispatchEvent(new Event("arrive"));
    await vi.advanceTimersByTimeAsync(0);
    expect(textOf(widget)).toContain("Pågår");
    expect(events).toEqual(["load", "load"]);
  });

  it("shows English when the messages of its language cannot be loaded", async () => {
    const respondData = respond;
    respond = (url) =>
      url.endsWith(".json") ? new Response("", { status: 404 }) : respondData(url);
    const widget = await addWidget("<matchdesk-widget locale=fi></matchdesk-widget>");
    expect(textOf(widget)).toContain("Matches");
  });

  it("omits scores from text and labels with hide-scores, until the viewer shows them", async () => {
    respondWithList([match(1), { ...match(3), key: "a.example/2", id: "2" }]);
    const widget = await addWidget("<matchdesk-widget hide-scores></matchdesk-widget>");
    const find = (selector: string) => [...(widget.shadowRoot?.querySelectorAll(selector) ?? [])];
    const labels = () => find(".row").map((row) => row.getAttribute("aria-label"));
    expect(find(".score")).toEqual([]);
    expect(labels().join()).not.toMatch(/\d–\d/);
    await clickOn(find(".item button")[1]);
    expect(labels()).toEqual([expect.not.stringMatching(/\d–\d/), expect.stringContaining("3–0")]);
    expect(widget.shadowRoot?.activeElement).toBe(find(".row")[1]);
    await clickOn(find(".status button")[0]);
    expect(labels()[0]).toContain("1–0");
    expect(find("button")).toEqual([]);
  });

  it("shows the time until a start as it passes, without an event", async () => {
    vi.setSystemTime("2026-01-25T11:32:00Z");
    respondWithList([sampleMatch({ start: "2026-01-25T12:00:00Z" })]);
    const widget = await addWidget("<matchdesk-widget state=upcoming></matchdesk-widget>");
    expect(textOf(widget)).toContain("in 28 min");
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(textOf(widget)).toContain("in 26 min");
    expect(events).toEqual(["load"]);
  });

  it("states the language of its words on its root", async () => {
    const widget = await addWidget("<matchdesk-widget locale=de></matchdesk-widget>");
    expect(widget.shadowRoot?.querySelector(".root")?.getAttribute("lang")).toBe("en-GB");
  });
});
