import type { Meta } from "#core/contract/meta.ts";
import { SAMPLE_NOON } from "#core/testing/sample-match.ts";

/** Creates the meta of a healthy server with fresh data, at noon; `change` replaces members. */
export function createSampleMeta(change: Partial<Meta> = {}): Meta {
  const now = new Date(SAMPLE_NOON).toISOString();
  return {
    version: "0.0.0",
    now,
    demo: false,
    dataAt: now,
    dataSite: null,
    dataTimes: [],
    watchingSince: "2026-01-25T09:02:00Z",
    pollSeconds: 10,
    timeZone: "UTC",
    storing: true,
    service: { outcome: "ok", at: now, nextTry: null },
    lists: [],
    counts: { upcoming: 0, live: 0, ended: 0, quarantined: 0 },
    games: [],
    linkTemplates: {},
    ...change,
  };
}
