import { expect, it, onTestFinished } from "vitest";
import { ChangePageSchema } from "#core/contract/change.ts";
import { MatchListSchema } from "#core/contract/match.ts";
import { PUBLIC_API } from "#core/contract/public-api.ts";
import { TournamentListSchema } from "#core/contract/tournament.ts";
import { must } from "#core/lib/must.ts";
import { formatInstant, MINUTE } from "#core/lib/time.ts";
import { systemTime } from "#server/clock/clock.ts";
import { startTestProduct } from "#server/testing/start-test-product.ts";

/** The demo at one time, which does not advance. */
const NOW = "2026-05-16T20:30:00Z";
const FIRST_CHANGE = 1_778_953_500_400;
/** Items of a list in an example; the rest is omitted. */
const MAX_ITEMS = 2;

it("has the responses of the demo as examples of the OpenAPI document", async () => {
  const product = await startTestProduct(
    { UPSTREAM_URL: "", CLIENT_ID: "", CLIENT_SECRET: "", DEMO_NOW: NOW, DEMO_SPEED: "0" },
    { version: "0.1.0", time: { ...systemTime, machineNow: () => Date.parse(NOW) } },
  );
  onTestFinished(() => product.stop());
  const urls = await findUrls(product.url);
  const first = must(/\d+$/.exec(urls["listChanges"] ?? "")?.[0], "no number of a change");
  const lines: string[] = [];
  // One after the other, because viewers shorten the poll interval, which meta contains.
  for (const { id, path } of PUBLIC_API) {
    const url = urls[id] ?? path;
    const response = await fetch(product.url + url);
    expect([url, response.status]).toEqual([url, 200]);
    lines.push(`"${id}":${JSON.stringify({ url, body: await readBody(response) })}`);
  }
  // `npx vitest run server/outlets/api/api-examples.test.ts -u` updates the file.
  const text = renumberChanges(lines.join(",\n"), Number(first));
  await expect(`{\n${text}\n}\n`).toMatchFileSnapshot("api-examples.json");
}, 90_000);

/** Finds URLs of the demo for endpoints that need parameters, by their ids. */
async function findUrls(origin: string): Promise<Readonly<Record<string, string>>> {
  const read = async (path: string): Promise<unknown> => (await fetch(origin + path)).json();
  const live = MatchListSchema.parse(await read("/api/v1/matches?state=live"));
  const { tournaments } = TournamentListSchema.parse(await read("/api/v1/tournaments"));
  const match = must(
    live.matches.find(({ bracket }) => bracket !== null),
    "no live match of a bracket",
  );
  const { slug } = match.tournament;
  const contestant = must(match.slots[0]?.contestant, "no contestant");
  const bracket = must(
    tournaments.find((tournament) => tournament.slug === slug)?.brackets[0],
    "no bracket",
  );
  const group = must(tournaments.find(({ groups }) => groups.length > 0)?.groups[0], "no group");
  const { changes } = ChangePageSchema.parse(await read("/api/v1/changes?limit=3"));
  const after = must(changes.at(-1), "no change").seq;
  return {
    listMatches: "/api/v1/matches?state=live&limit=2",
    listMatchesInFile: `/api/v1/matches.json?tournament=${match.site}/${slug}`,
    listMatchesAsCsv: `/api/v1/matches.csv?tournament=${match.site}/${slug}`,
    getMatch: `/api/v1/matches/${match.key}`,
    getTournament: `/api/v1/tournaments/${match.site}/${slug}`,
    getRanking: `/api/v1/rankings/${match.site}/${slug}`,
    getRankingAsCsv: `/api/v1/rankings/${match.site}/${slug}.csv`,
    getBracket: `/api/v1/brackets/${bracket.site}/${bracket.id}`,
    getGroup: `/api/v1/groups/${group.site}/${group.id}`,
    getContestant: `/api/v1/contestants/${contestant.key}`,
    getChannel: "/api/v1/channels/stream-a",
    listChanges: `/api/v1/changes?after=${after}`,
    streamChanges: `/api/v1/events?after=${after}`,
  };
}

async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  if (type.startsWith("text/event-stream")) return readEvents(response);
  if (type.startsWith("text/csv")) return (await response.text()).split(/(?<=\r\n)/, 3).join("");
  return shorten(await response.json());
}

/** Reads the first events of a stream, without the time to wait before a reconnect. */
async function readEvents({ body }: Response): Promise<string> {
  let text = "";
  for await (const bytes of must(body, "no body")) {
    text += new TextDecoder().decode(bytes);
    const events = text.split(/(?<=\n\n)/).filter((event) => /^id: .*\n\n$/s.test(event));
    if (events.length >= MAX_ITEMS) return roundInstants(events.slice(0, MAX_ITEMS).join(""));
  }
  throw new Error(`The event stream ended after:\n${text}`);
}

/** Shortens lists, and rounds instants to minutes, because seconds depend on the machine. */
function shorten(value: unknown): unknown {
  return JSON.parse(roundInstants(JSON.stringify(value)), (_, member: unknown) =>
    Array.isArray(member) ? member.slice(0, MAX_ITEMS) : member,
  );
}

/** Numbers changes from `FIRST_CHANGE` on: how many there were before depends on the machine. */
function renumberChanges(text: string, first: number): string {
  return text.replace(/\b\d{13}\b/g, (number) => String(Number(number) - first + FIRST_CHANGE));
}

function roundInstants(text: string): string {
  return text.replace(/"(\d{4}-\d\d-\d\dT[\d:.]+Z)"/g, (_, instant: string) =>
    JSON.stringify(formatInstant(Math.round(Date.parse(instant) / MINUTE) * MINUTE)),
  );
}
