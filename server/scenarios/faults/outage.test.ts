/**
 * Fault 40 of docs/faults.md: a day of alternating failures, then a recovery with 1,000
 * subscribers.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ChangePageSchema } from "#core/contract/change.ts";
import { MatchListSchema } from "#core/contract/match.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import {
  type Fault,
  type FaultTestProduct,
  expectSuccessfulPoll,
  startFaultTestProduct,
} from "#server/testing/fault-test-product.ts";
import { createEventLists } from "#server/testing/fault-lists.ts";
import { encodeHttp, encodeMatchListResponse } from "#server/testing/fault-server.ts";

vi.setConfig({ testTimeout: 180_000 });

const SUBSCRIBERS = 1_000;
const CONCURRENCY = 100;
const POLL = 5 * MINUTE;
/** Timeout for conditions that depend on the machine's speed. */
const PATIENCE = { timeout: 60_000, interval: 20 };

let desk: FaultTestProduct | null = null;
const subscribers: Socket[] = [];

afterEach(async () => {
  for (const subscriber of subscribers) subscriber.destroy();
});

/** Returns the lists of one match per hour: each is live for half an hour. */
const listsAt = (elapsed: number) =>
  createEventLists(elapsed, { count: 26, startEvery: HOUR, winEvery: 15 * MINUTE });

/**
 * Subscribes to the event stream and counts its events; resolves after the first data. Uses a raw
 * socket, because 1,000 `fetch` calls would use more memory than the server.
 */
async function startSubscriber(
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

async function changes(url: string, after?: number) {
  const query = after === undefined ? "" : `?after=${after}`;
  return ChangePageSchema.parse(await (await fetch(`${url}/api/v1/changes${query}`)).json());
}

describe("an outage of a day", () => {
  it("fault 40: recovers from a day of failures and sends every change to 1,000 subscribers", async () => {
    let condition: "up" | "flapping" | "down" = "up";
    let polls = 0;
    const service: Fault = ({ path }) => {
      if (!path.startsWith("/matches/")) return null;
      if (!path.includes("ended")) polls += 1;
      // Two polls of three fail.
      if (condition === "down" || (condition === "flapping" && polls % 3 !== 0))
        return encodeHttp(500, "down");
      const { upcoming, ended } = listsAt(desk?.time.monotonic() ?? 0);
      return encodeMatchListResponse(path.includes("ended") ? ended : upcoming);
    };
    desk = await startFaultTestProduct({
      fault: service,
      env: {
        POLL_SECONDS: String(POLL / 1000),
        STREAM_LIMIT: String(SUBSCRIBERS),
        STREAM_LIMIT_PER_ADDRESS: String(SUBSCRIBERS),
      },
    });

    condition = "flapping";
    await desk.time.pass(18 * HOUR);
    const flapping = desk.service.count("GET /matches/");
    expect(flapping).toBeLessThanOrEqual((2 * 18 * HOUR) / POLL);
    expect(await desk.metric("matchdesk_snapshot_age_seconds")).toBeLessThan((30 * MINUTE) / 1000);

    condition = "down";
    await desk.time.pass(6 * HOUR);
    const outage = await desk.screen();
    expect(outage.freshness).toBe("delayed");
    expect(outage.meta.service.outcome).toBe("http-error");
    expect(await desk.metric("matchdesk_snapshot_age_seconds")).toBeGreaterThan(
      (5.9 * HOUR) / 1000,
    );
    // One line per change of the outcome, regardless of the number of failed polls in between.
    const outcomes = desk.log.flatMap(({ outcome }) => outcome ?? []);
    expect(outcomes.length).toBeGreaterThan(10);
    const turns = outcomes.map((_, index) => (index % 2 === 0 ? "ok" : "http-error"));
    expect(outcomes).toEqual(turns);
    const failed = 'matchdesk_upstream_requests_total{endpoint="matches",outcome="http-error"}';
    expect(await desk.metric(failed)).toBeGreaterThan(outcomes.length / 2);
    expect(desk.service.count("GET /matches/") - flapping).toBeLessThanOrEqual((6 * HOUR) / POLL);

    const counts = { events: 0, resets: 0 };
    const { url } = desk;
    // Connects in groups, because the system's queue of pending connections is limited.
    while (subscribers.length < SUBSCRIBERS) {
      const group = Array.from({ length: CONCURRENCY }, async () => startSubscriber(url, counts));
      subscribers.push(...(await Promise.all(group)));
    }
    expect(await desk.metric("matchdesk_sse_connections")).toBe(SUBSCRIBERS);
    condition = "up";
    const { next } = await changes(url);
    const before = desk.service.requests.length;
    await desk.nextLook();
    // Subscribers cause no requests to the service: one poll sends one request per list, plus one
    // for an expired token.
    expect(desk.service.requests.length - before).toBeLessThanOrEqual(3);
    const newChanges = (await changes(url, next)).changes.length;
    expect(newChanges).toBeGreaterThan(0);
    await vi.waitFor(() => expect(counts.events).toBe(SUBSCRIBERS * newChanges), PATIENCE);
    expect(counts.resets).toBe(0);
    await desk.nextLook();
    expect(await desk.metric('matchdesk_sse_dropped_total{reason="too-slow"}')).toBe(0);
    expect(counts.events).toBe(SUBSCRIBERS * newChanges);

    // No match that was played during the outage is missing.
    const { matches } = await expectSuccessfulPoll(desk);
    const listed = MatchListSchema.parse(JSON.parse(matches)).matches;
    expect(listed).toHaveLength(26);
    const ended = listed.filter(({ state }) => state === "ended");
    expect(ended).toHaveLength(24);
    expect(ended.every(({ slots }) => slots[0]?.score === 2)).toBe(true);
  });
});
