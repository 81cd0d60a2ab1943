/** Faults 33 and 34 of docs/faults.md: extreme JSON, and names that could break pages. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { MatchListSchema } from "#core/contract/match.ts";
import { decodeEntities } from "#core/lib/decode-entities.ts";
import { cleanText } from "#core/lib/text.ts";
import { apiPaths } from "#core/paths/paths.ts";
import { HOSTILE_NAMES } from "#core/testing/hostile-names.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { startPostgres, type PostgresServer } from "#server/archive/testing/postgres.ts";
import {
  expectFailedPoll,
  expectRecovery,
  expectSuccessfulPoll,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import { encodeHttp } from "#server/testing/fault-server.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let postgres: PostgresServer;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

/** Returns a list of one match whose best-of is replaced by `json`. */
const listWith = (json: string): string =>
  JSON.stringify({
    object: "matches",
    data: [wireMatch({ id: "33", start: "2026-03-07 11:00:00", best_of: "@" })],
  }).replace('"@"', json);
const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
describe("the list's text", () => {
  it.each<[string, string, "ok" | "not-json"]>([
    ["100,000 levels deep", deep, "not-json"],
    ["1e400", "1e400", "ok"],
    ["a key twice", '"3","best_of":"5"', "ok"],
    ["__proto__", '"3","__proto__":{"polluted":1},"constructor":{"prototype":{}}', "ok"],
    ["NUL in a text", String.raw`"3","extra":"a\u0000b"`, "ok"],
  ])("fault 33: %s breaks nothing and can be stored", async (_, json, outcome) => {
    for (const env of [{}, { DATABASE_URL: await postgres.empty() }]) {
      const desk = await startFaultTestProduct({ env });
      await desk.nextLook(({ path }) =>
        path.startsWith("/matches/") ? encodeHttp(200, listWith(json)) : null,
      );
      await (outcome === "ok"
        ? expectSuccessfulPoll(desk)
        : expectFailedPoll(desk, { endpoint: "matches", outcome }));
      expect(await desk.metric("matchdesk_snapshot_matches")).toBe(outcome === "ok" ? 3 : 2);
      expect(desk.warnings()).toHaveLength(outcome === "ok" ? 0 : 1);
      // The poll is stored even if its lists contained nothing to store.
      expect(await desk.metric("matchdesk_archive_commit_duration_seconds_count")).toBe(2);
      expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
      const rawResponse = await fetch(desk.url + apiPaths.deskSent("osu.example.net", "33"));
      expect(rawResponse.status).toBe(outcome === "ok" ? 200 : 404);
      await expectRecovery(desk);
    }
  });

  it("fault 34: shows names that are code, control characters or very long as plain text", async () => {
    const names = [...HOSTILE_NAMES, "x".repeat(10_000)];
    const match = wireMatch({
      id: "34",
      start: "2026-03-07 11:30:00",
      contestants: names.map((name, index) => wireContestant({ name, sort: `${index + 1}` })),
    });
    const desk = await startFaultTestProduct();
    const stream = await fetch(`${desk.url}/api/v1/events`);
    await desk.nextLook(({ path }) =>
      path.startsWith("/matches/") && path.includes("ended")
        ? encodeHttp(200, { object: "matches", data: [match] })
        : null,
    );
    const { matches } = await expectSuccessfulPoll(desk);
    const found = MatchListSchema.parse(JSON.parse(matches)).matches.find(({ id }) => id === "34");
    const shownNames = found?.slots.map(({ contestant }) => contestant?.name ?? "") ?? [];
    expect(shownNames.slice(0, HOSTILE_NAMES.length)).toEqual(
      HOSTILE_NAMES.map((name) => decodeEntities(cleanText(name, 200))),
    );
    expect(shownNames.at(-1)?.length).toBeLessThanOrEqual(500);

    const page = await fetch(desk.url + apiPaths.matches());
    expect(page.headers.get("content-type")).toBe("application/json");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    const events = await readEvents(stream);
    expect(events.every((event) => /^(retry|id|event|data): [^\r\n]*$/m.test(event))).toBe(true);
    expect(events.join("\n").match(/^event: .*/gm)).not.toContain("event: reset");
    expect(events.join("\n")).toContain('"type":"added"');
    expect(desk.warnings()).toEqual([]);
    expect(JSON.stringify(desk.log)).not.toContain("onerror");
  });
});

/** Returns the events up to the first change. */
async function readEvents(stream: Response): Promise<readonly string[]> {
  let text = "";
  for await (const bytes of stream.body ?? []) {
    text += Buffer.from(bytes).toString();
    if (text.includes("event: change") && text.endsWith("\n\n")) break;
  }
  return text.split("\n\n").filter((event) => event !== "");
}
