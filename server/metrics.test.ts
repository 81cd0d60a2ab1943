import { describe, expect, it } from "vitest";
import { HOUR, SECOND } from "#core/lib/time.ts";
import { createMetrics } from "./metrics.ts";
import { NO_PUBLICATION, TEST_NOW, publicationOf, testLists } from "./testing/test-publication.ts";
import type { Publication } from "./ingest/source/publication.ts";

/** Returns the value of a series; `null` if it is absent. */
async function read(metrics: { render(): Promise<string> }, series: string) {
  const lines = (await metrics.render()).split("\n");
  const line = lines.find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

function createFixture(publication: Publication) {
  const hubs = [
    { size: () => 3, dropped: () => ({ "too-slow": 2, "too-old": 0 }) },
    { size: () => 1, dropped: () => ({ "too-slow": 1, "too-old": 4 }) },
  ];
  return createMetrics({
    publication: () => publication,
    now: () => TEST_NOW + 12 * SECOND,
    wall: () => TEST_NOW,
    clockHealth: () => ({ difference: null, agreedBefore: true, deletionRefused: false }),
    hubs: () => hubs,
    workCounts: () => ({
      response: { running: 3, waiting: 2, refused: 7 },
      file: { running: 1, waiting: 0, refused: 0 },
      image: { running: 0, waiting: 5, refused: 1 },
    }),
  });
}

describe("createMetrics", () => {
  const published = publicationOf(testLists());

  it.each([
    ["snapshot_age_seconds", 12],
    ["snapshot_matches", published.world?.matches.size],
    ["snapshot_quarantined_matches", 0],
    ["snapshot_held_matches", 0],
    ['list_limit_reached{list="upcoming"}', 0],
    ['archive_state{state="ok"}', 1],
    ['archive_state{state="unreachable"}', 0],
    ["archive_unstored_changes", 0],
    ["sse_connections", 4],
    ['sse_dropped_total{reason="too-slow"}', 3],
    ['sse_dropped_total{reason="too-old"}', 4],
    ['work_requests_running{kind="response"}', 3],
    ['work_requests_running{kind="file"}', 1],
    ['work_requests_waiting{kind="image"}', 5],
    ['work_requests_refused_total{kind="response"}', 7],
    ['upstream_requests_total{endpoint="token",outcome="client-refused"}', 0],
    ["token_expires_timestamp_seconds", null],
  ])("shows %s as %s", async (series, value) => {
    const metrics = createFixture(published);
    expect(await read(metrics, series)).toBe(value);
    // A second scrape must not add the counts again.
    expect(await read(metrics, series)).toBe(value);
  });

  it("shows no age before the first data", async () => {
    const metrics = createFixture(NO_PUBLICATION);
    expect(await read(metrics, "snapshot_age_seconds")).toBeNull();
    expect(await read(metrics, "snapshot_matches")).toBe(0);
  });

  it("counts service calls by outcome, and sums their duration", async () => {
    const metrics = createFixture(published);
    metrics.countCall({ endpoint: "matches", outcome: "ok", duration: 200 });
    metrics.countCall({ endpoint: "matches", outcome: "answer-timeout", duration: 25_000 });
    const total = (outcome: string) =>
      read(metrics, `upstream_requests_total{endpoint="matches",outcome="${outcome}"}`);
    expect(await total("ok")).toBe(1);
    expect(await total("answer-timeout")).toBe(1);
    const sum = 'upstream_request_duration_seconds_sum{endpoint="matches"}';
    expect(await read(metrics, sum)).toBeCloseTo(25.2);
  });

  it("shows the earliest token expiry, and the duration of commits", async () => {
    const metrics = createFixture(published);
    metrics.noteToken("one", 2 * HOUR);
    metrics.noteToken("two", HOUR);
    metrics.noteCommit(30);
    const expiry = await read(metrics, "token_expires_timestamp_seconds");
    expect(expiry).toBe((TEST_NOW + HOUR) / SECOND);
    expect(await read(metrics, "archive_commit_duration_seconds_sum")).toBeCloseTo(0.03);
  });

  it("shows the event loop delay", async () => {
    const metrics = createFixture(published);
    expect(await read(metrics, "nodejs_eventloop_lag_p99_seconds")).not.toBeNull();
    expect(await read(metrics, "event_loop_delay_p999_seconds")).not.toBeNull();
  });
});
