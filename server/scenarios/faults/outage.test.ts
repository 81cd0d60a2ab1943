/** Fault 40 of docs/faults.md: a day of flapping, then a recovery before a thousand readers. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChangePageSchema, type ChangePage } from "#core/contract/change.ts";
import { MatchListSchema } from "#core/contract/match.ts";
import { HOUR, MINUTE, formatWallTime } from "#core/lib/time.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import {
  type Fault,
  type FaultDesk,
  expectFresh,
  startFaultDesk,
} from "#server/testing/fault-desk.ts";
import { answerOf, listAnswer } from "#server/testing/fault-server.ts";
import { NOON } from "#core/testing/model-match.ts";

vi.setConfig({ testTimeout: 180_000 });

const READERS = 1_000;
const AT_ONCE = 100;
const POLL = 5 * MINUTE;
/** For what a busy machine does in its own time. */
const PATIENCE = { timeout: 60_000, interval: 20 };

let desk: FaultDesk | null = null;
const readers: Socket[] = [];

afterEach(async () => {
  for (const reader of readers) reader.destroy();
});

/** One match an hour: each begins, is played for half an hour and ends 2–0. */
function listsAt(elapsed: number): { upcoming: unknown[]; ended: unknown[] } {
  const upcoming: unknown[] = [];
  const ended: unknown[] = [];
  for (let hour = 0; hour < 26; hour += 1) {
    const played = elapsed - hour * HOUR;
    const won = played < 0 ? 0 : Math.min(2, Math.floor(played / (15 * MINUTE)));
    const match = wireMatch({
      id: `${400 + hour}`,
      row: `${hour + 1}`,
      round_of: "64",
      start: formatWallTime(NOON + hour * HOUR),
      locked: won === 2 ? "1" : "0",
      contestants: [
        wireContestant({ name: `A${hour}`, score: `${won}` }),
        wireContestant({ name: `B${hour}`, sort: "2" }),
      ],
    });
    (played < 0 ? upcoming : ended).push(match);
  }
  return { upcoming, ended };
}

/**
 * Reads the stream of changes and counts what comes; answers once it began. A thousand `fetch` would
 * cost more than the desk.
 */
async function startReader(
  url: string,
  counts: { events: number; resets: number },
): Promise<Socket> {
  const { port, hostname } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET /api/v1/events HTTP/1.1\r\nhost: ${hostname}\r\n\r\n`);
  let rest = "";
  socket.on("data", (bytes) => {
    const lines = (rest + bytes.toString()).split("\n");
    rest = lines.pop() ?? "";
    counts.events += lines.filter((line) => line === "event: change").length;
    counts.resets += lines.filter((line) => line === "event: reset").length;
  });
  await once(socket, "data");
  return socket;
}

async function changes(url: string, after?: number): Promise<ChangePage> {
  const query = after === undefined ? "" : `?after=${after}`;
  return ChangePageSchema.parse(await (await fetch(`${url}/api/v1/changes${query}`)).json());
}

describe("an outage of a day", () => {
  it("fault 40: 500 and 200 in turn, then readers by the thousand", async () => {
    let weather: "up" | "flapping" | "down" = "up";
    let looks = 0;
    const service: Fault = ({ path }) => {
      if (!path.startsWith("/matches/")) return null;
      if (!path.includes("ended")) looks += 1;
      // Two looks of three.
      if (weather === "down" || (weather === "flapping" && looks % 3 !== 0))
        return answerOf(500, "down");
      const { upcoming, ended } = listsAt(desk?.time.monotonic() ?? 0);
      return listAnswer(path.includes("ended") ? ended : upcoming);
    };
    desk = await startFaultDesk({
      fault: service,
      env: {
        POLL_SECONDS: String(POLL / 1000),
        STREAM_LIMIT: String(READERS),
        STREAM_LIMIT_PER_ADDRESS: String(READERS),
      },
    });

    weather = "flapping";
    await desk.time.pass(18 * HOUR);
    const flapping = desk.service.count("GET /matches/");
    expect(flapping).toBeLessThanOrEqual((2 * 18 * HOUR) / POLL);
    expect(await desk.metric("snapshot_age_seconds")).toBeLessThan((30 * MINUTE) / 1000);

    weather = "down";
    await desk.time.pass(6 * HOUR);
    const dark = await desk.screen();
    expect(dark.freshness).toBe("delayed");
    expect(dark.meta.service.outcome).toBe("http-error");
    expect(await desk.metric("snapshot_age_seconds")).toBeGreaterThan((5.9 * HOUR) / 1000);
    // A line for each turn, however many looks failed in between.
    const outcomes = desk.log.flatMap(({ outcome }) => outcome ?? []);
    expect(outcomes.length).toBeGreaterThan(10);
    const turns = outcomes.map((_, index) => (index % 2 === 0 ? "ok" : "http-error"));
    expect(outcomes).toEqual(turns);
    const failed = 'upstream_requests_total{endpoint="matches",outcome="http-error"}';
    expect(await desk.metric(failed)).toBeGreaterThan(outcomes.length / 2);
    expect(desk.service.count("GET /matches/") - flapping).toBeLessThanOrEqual((6 * HOUR) / POLL);

    const counts = { events: 0, resets: 0 };
    const { url } = desk;
    // No more at once than a system keeps for a busy process.
    while (readers.length < READERS) {
      const some = Array.from({ length: AT_ONCE }, async () => startReader(url, counts));
      readers.push(...(await Promise.all(some)));
    }
    expect(await desk.metric("sse_connections")).toBe(READERS);
    weather = "up";
    const { next } = await changes(url);
    const before = desk.service.requests.length;
    await desk.nextLook();
    // The readers cost the service nothing: one look, one call a list, and a token that ran out.
    expect(desk.service.requests.length - before).toBeLessThanOrEqual(3);
    const news = (await changes(url, next)).changes.length;
    expect(news).toBeGreaterThan(0);
    await vi.waitFor(() => expect(counts.events).toBe(READERS * news), PATIENCE);
    expect(counts.resets).toBe(0);
    await desk.nextLook();
    expect(await desk.metric('sse_dropped_total{reason="too-slow"}')).toBe(0);
    expect(counts.events).toBe(READERS * news);

    // Nothing that was played meanwhile is missing.
    const { matches } = await expectFresh(desk);
    const shown = MatchListSchema.parse(JSON.parse(matches)).matches;
    expect(shown).toHaveLength(26);
    const ended = shown.filter(({ state }) => state === "ended");
    expect(ended).toHaveLength(24);
    expect(ended.every(({ slots }) => slots[0]?.score === 2)).toBe(true);
  });
});
