import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
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

const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

function createFixture(publication: Publication) {
  const hubs = [
    { size: () => 3, dropped: () => ({ "too-slow": 2, "too-old": 0 }) },
    { size: () => 1, dropped: () => ({ "too-slow": 1, "too-old": 4 }) },
  ];
  return createMetrics({
    publication: () => publication,
    now: () => TEST_NOW + 12 * SECOND,
    machineNow: () => TEST_NOW,
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
    ["matchdesk_snapshot_age_seconds", 12],
    ["matchdesk_snapshot_matches", published.world?.matches.size],
    ["matchdesk_snapshot_quarantined_matches", 0],
    ["matchdesk_snapshot_held_matches", 0],
    ['matchdesk_list_limit_reached{list="upcoming"}', 0],
    ['matchdesk_archive_state{state="ok"}', 1],
    ['matchdesk_archive_state{state="unreachable"}', 0],
    ["matchdesk_archive_unstored_changes", 0],
    ["matchdesk_sse_connections", 4],
    ['matchdesk_sse_dropped_total{reason="too-slow"}', 3],
    ['matchdesk_sse_dropped_total{reason="too-old"}', 4],
    ['matchdesk_work_requests_running{kind="response"}', 3],
    ['matchdesk_work_requests_running{kind="file"}', 1],
    ['matchdesk_work_requests_waiting{kind="image"}', 5],
    ['matchdesk_work_requests_refused_total{kind="response"}', 7],
    ['matchdesk_upstream_requests_total{endpoint="token",outcome="client-refused"}', 0],
    ["matchdesk_token_expires_timestamp_seconds", null],
  ])("shows %s as %s", async (series, value) => {
    const metrics = createFixture(published);
    expect(await read(metrics, series)).toBe(value);
    // A second scrape must not add the counts again.
    expect(await read(metrics, series)).toBe(value);
  });

  it("shows no age before the first data", async () => {
    const metrics = createFixture(NO_PUBLICATION);
    expect(await read(metrics, "matchdesk_snapshot_age_seconds")).toBeNull();
    expect(await read(metrics, "matchdesk_snapshot_matches")).toBe(0);
  });

  it("counts service calls by outcome, and sums their duration", async () => {
    const metrics = createFixture(published);
    metrics.countCall({ endpoint: "matches", outcome: "ok", duration: 200 });
    metrics.countCall({ endpoint: "matches", outcome: "answer-timeout", duration: 25_000 });
    const total = (outcome: string) =>
      read(metrics, `matchdesk_upstream_requests_total{endpoint="matches",outcome="${outcome}"}`);
    expect(await total("ok")).toBe(1);
    expect(await total("answer-timeout")).toBe(1);
    const sum = 'matchdesk_upstream_request_duration_seconds_sum{endpoint="matches"}';
    expect(await read(metrics, sum)).toBeCloseTo(25.2);
  });

  it("shows the earliest token expiry, and the duration of commits", async () => {
    const metrics = createFixture(published);
    metrics.noteToken("one", 2 * HOUR);
    metrics.noteToken("two", HOUR);
    metrics.noteCommit(30);
    const expiry = await read(metrics, "matchdesk_token_expires_timestamp_seconds");
    expect(expiry).toBe((TEST_NOW + HOUR) / SECOND);
    expect(await read(metrics, "matchdesk_archive_commit_duration_seconds_sum")).toBeCloseTo(0.03);
  });

  it("shows the event loop delay", async () => {
    const metrics = createFixture(published);
    expect(await read(metrics, "matchdesk_nodejs_eventloop_lag_p99_seconds")).not.toBeNull();
    expect(await read(metrics, "matchdesk_event_loop_delay_p999_seconds")).not.toBeNull();
  });

  it("names every metric with the prefix of Matchdesk, and only counters as totals", async () => {
    const types = [...(await renderAll()).matchAll(/^# TYPE (\S+) (\w+)$/gm)];
    expect(types.length).toBeGreaterThan(40);
    for (const [, name = "", type] of types) {
      expect(name).toMatch(/^matchdesk_[a-z0-9_]+$/);
      expect([name, name.endsWith("_total")]).toEqual([name, type === "counter"]);
    }
  });

  it("has every metric of the guide", async () => {
    const text = await renderAll();
    const guide = readFileSync("docs/guides/operations.md", "utf8");
    const names = [...guide.matchAll(/`(matchdesk_\w*[a-z])(?:\{[^}]*\})?`/g)].map(
      ([, name]) => name,
    );
    expect(names.length).toBeGreaterThan(15);
    for (const name of names) expect(text).toContain(`# TYPE ${name} `);
  });

  it.skipIf(!hasPromtool)("passes promtool check metrics", async () => {
    const { status, stderr, stdout } = spawnSync("promtool", ["check", "metrics"], {
      input: await renderAll(),
      encoding: "utf8",
    });
    expect([status, stdout, stderr]).toEqual([0, "", ""]);
  });
});

/** Renders all metrics, with a value for each. */
async function renderAll(): Promise<string> {
  const metrics = createFixture(publicationOf(testLists()));
  metrics.countCall({ endpoint: "matches", outcome: "ok", duration: 200 });
  metrics.noteToken("one", HOUR);
  metrics.noteCommit(30);
  return metrics.render();
}
