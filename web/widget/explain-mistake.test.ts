import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { embed } from "#core/i18n/sv/embeds.ts";
import { SECOND } from "#core/lib/time.ts";
import { FakeEventSource } from "#web/testing/fake-event-source.ts";
import { removeWidgets, setUpWidgets, WIDGET_BASE } from "#web/testing/set-up-widgets.ts";

const HINT = `Copy the code of a widget from ${WIDGET_BASE}/share`;
const NO_MATCHES = { matches: [], counts: { upcoming: 0, live: 0, ended: 0 }, total: 7 };

let requests: string[];
let warnings: unknown[];
let respond: () => Response | Promise<Response>;

beforeEach(() => {
  respond = () => new Response("", { status: 404 });
  requests = setUpWidgets((url) => (url.includes("widget.sv") ? Response.json(embed) : respond()));
  warnings = [];
  vi.spyOn(console, "warn").mockImplementation((text) => warnings.push(text));
});

afterEach(removeWidgets);

/** Adds widgets with the same attributes, and returns the text of each. */
async function addWidgets(attributes: string, count = 1): Promise<readonly string[]> {
  document.body.innerHTML = `<matchdesk-widget ${attributes}></matchdesk-widget>`.repeat(count);
  await vi.advanceTimersByTimeAsync(0);
  return Array.from(document.body.children, (widget) => widget.shadowRoot?.textContent ?? "");
}

it.each([
  ["an unknown kind", "kind=teams", "“teams” is no kind of widget."],
  ["a match without an address", "kind=match", 'This widget needs the attribute match="SITE/ID".'],
  [
    "a ranking of an incomplete address",
    'kind=ranking tournament="cup"',
    'This widget needs the attribute tournament="SITE/SLUG".',
  ],
  [
    "a misspelled attribute without which the list would contain all matches",
    'turnament="a.example/cup" state=live',
    "Widgets have no attribute “turnament”. Did you mean “tournament”?",
  ],
  [
    "a misspelled attribute that names the match",
    'kind=match mach="a.example/1"',
    "Widgets have no attribute “mach”. Did you mean “match”?",
  ],
])("shows no matches for %s, and warns once", async (_, attributes, text) => {
  expect(await addWidgets(attributes, 2)).toEqual([text, text]);
  expect(requests).toEqual([]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(`${text} `);
  expect(warnings[0]).toContain(HINT);
});

it("warns of a misspelled attribute beside the content that the others select", async () => {
  respond = () => Response.json(NO_MATCHES);
  const [text] = await addWidgets("game=chess themee=dark state=live");
  expect(text).toContain("Nothing is being played.");
  expect(warnings).toEqual([
    expect.stringContaining("no attribute “themee”. Did you mean “theme”?"),
  ]);
});

it("lists the kinds when it warns of an unknown one", async () => {
  await addWidgets("kind=players");
  expect(warnings[0]).toContain("Use matches, match, bracket, standings, ranking.");
});

it.each([
  ["match", 'match="wrong.example/1"', "wrong.example/1"],
  ["bracket", 'bracket="wrong.example/2"', "wrong.example/2"],
  ["group", 'kind="" group="wrong.example/3"', "wrong.example/3"],
  ["tournament", 'kind=standings tournament="wrong.example/4"', "wrong.example/4"],
])("states that there is no such %s, and warns once", async (name, attributes, value) => {
  const title = `No ${name} at this address.`;
  const text = `“${value}” was never listed here, or is not public.`;
  expect(await addWidgets(attributes, 2)).toEqual([title + text, title + text]);
  expect(warnings).toEqual([`<matchdesk-widget>: ${title} ${text} ${HINT}`]);
});

it("states that the tournament of a list does not exist, in the language of the page", async () => {
  respond = () => Response.json(NO_MATCHES, { headers: { "matchdesk-data-age": "0" } });
  const [text] = await addWidgets('tournament="wrong.example/5" lang=sv locale=sv');
  expect(text).toBe(
    "Ingen turnering på den här adressen.”wrong.example/5” har aldrig funnits här, eller är inte offentlig.",
  );
  expect(warnings[0]).toContain("No tournament at this address.");
});

it("warns of a contestant who does not exist, which the list states itself", async () => {
  respond = () => Response.json({ ...NO_MATCHES, contestants: [] });
  const [text] = await addWidgets("contestant=nanasel");
  expect(text).toContain("“nanasel” was never listed here, or its tournament is not public.");
  expect(warnings).toHaveLength(1);
});

it("does not warn of a list that is only empty", async () => {
  respond = () => Response.json(NO_MATCHES);
  const [text] = await addWidgets("game=chess");
  expect(text).toContain("No matches yet.");
  expect(warnings).toEqual([]);
});

it("states that content is gone if it was there before", async () => {
  respond = () => Response.json(NO_MATCHES, { headers: { "matchdesk-data-age": "0" } });
  await addWidgets("site=gone.example");
  respond = () => new Response("", { status: 410 });
  FakeEventSource.opened[0]?.begin();
  await vi.advanceTimersByTimeAsync(SECOND);
  const [widget] = document.body.children;
  expect(widget?.shadowRoot?.textContent).toBe("This content is no longer available.");
  expect(warnings).toEqual([]);
});

it("states after eight seconds without a response that it is still loading", async () => {
  const server = new EventTarget();
  respond = async () => {
    await new Promise((resolve) => server.addEventListener("send", resolve));
    return Response.json(NO_MATCHES);
  };
  await addWidgets("site=late.example");
  const root = document.body.firstElementChild?.shadowRoot;
  await vi.advanceTimersByTimeAsync(7 * SECOND);
  expect(root?.textContent).toBe("");
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(root?.textContent).toBe("Still loading. The service has not answered yet.");
  server.dispatchEvent(new Event("send"));
  await vi.advanceTimersByTimeAsync(0);
  expect(root?.textContent).toContain("No matches yet.");
});
