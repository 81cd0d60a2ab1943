import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { playElimination } from "#core/testing/elimination.ts";
import {
  GENERATED_EVENT_START,
  type WireLists,
  createWireListsAt,
} from "#core/testing/elimination-wire.ts";
import { pollWireLists, worldOf } from "#core/testing/derive.ts";
import { wireContestant, wireMatch } from "#core/testing/wire-match.ts";
import { MINUTE } from "#core/lib/time.ts";
import { CLOCKS_IN_SYNC } from "#core/model/clock-health.ts";
import { STORE_OK } from "#core/model/store-health.ts";
import { createApp } from "#server/app.ts";
import { type VisibilityPolicy, createVisibility } from "#server/reading/visibility.ts";
import { createViewerPresence } from "#server/ingest/poll/viewer-presence.ts";
import { createSessions } from "#server/auth/sessions.ts";
import type { StaffSignInMethod } from "#server/auth/sign-in.ts";
import type { LoggedChange, SessionTable } from "#server/archive/repository.ts";
import { createAttentionMonitor } from "#server/desk/attention-monitor.ts";
import { createAnnotationStore } from "#server/desk/annotation-store.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import type { DataByRole } from "#server/reading/data-by-role.ts";
import type { PollNowResult } from "#server/ingest/poll/poll-now.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { createKnownHostCheck } from "#server/platform/known-hosts.ts";
import { createLogger } from "#server/platform/logger.ts";
import { createEventHub } from "#server/live/event-hub.ts";
import {
  type LiveChangeFeed,
  createPublicChangeFilter,
} from "#server/live/live-change-feed-routes.ts";
import { createSecurityLog } from "#server/platform/security-log.ts";
import { createScrubber } from "#server/platform/scrubber.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { createWorkLimiter, type WorkLimiter } from "#server/work/work.ts";
import { createTestSessionTable } from "./session-table.ts";
import { createTestDeskArchive } from "./test-desk-archive.ts";

/** Current time of every test app: an elimination of eight contestants is in its semifinals. */
export const TEST_NOW = GENERATED_EVENT_START + 130 * MINUTE;

/** The inline script of the test's page. */
export const INLINE_SCRIPT = 'document.title = "Matchdesk";';

/**
 * Returns the service's lists at a minute of a double elimination of eight contestants (default:
 * `TEST_NOW`), with a group and a name for search tests.
 */
export function testLists(minute = 130): WireLists {
  const event = playElimination({
    kind: "double",
    contestants: 8,
    bronze: false,
    bestOf: 3,
    oddities: 0,
    dropOrder: (index) => index,
    resetListed: "always",
    random: () => 0.4,
  });
  const moment = createWireListsAt(event, minute, { locks: true, byes: true });
  return {
    upcoming: [
      ...moment.upcoming,
      groupMatch("9002", "2", { start: "2026-03-07 19:00:00", conflict: "1" }),
    ],
    ended: [
      ...moment.ended,
      groupMatch("9001", "1", {
        start: "2026-03-07 09:00:00",
        best_of: "1",
        locked: "1",
        contestants: [
          wireContestant({ name: "Ångström Ítél", score: "2", country: "se" }),
          wireContestant({ name: "=CMD()", score: "1", sort: "2", country: "" }),
        ],
      }),
    ],
  };
}

function groupMatch(
  id: string,
  row: string,
  change: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const { bracket: _, ...match } = wireMatch({ id, row, group_id: "77", bracket_id: null });
  return {
    ...match,
    round_of: "4",
    site: "halfpitch.example",
    tournament: {
      game: "Halfpitch",
      game_slug: "halfpitch",
      title: "Harbour Trophy",
      slug: "harbour",
      start: "2026-03-07 08:00:00",
      end: "2026-03-07 20:00:00",
    },
    ...change,
  };
}

/** Returns the publication after one poll of these lists. */
export function publicationOf(lists: WireLists): Publication {
  const snapshot = pollWireLists(lists, TEST_NOW);
  const sent = [...lists.upcoming, ...lists.ended].map(
    (item) => [`${String(item["site"])}/${String(item["id"])}`, item] as const,
  );
  return {
    world: worldOf(snapshot, TEST_NOW),
    sources: [
      {
        clientId: "test",
        outcome: "ok",
        message: null,
        at: TEST_NOW,
        nextTry: TEST_NOW + 10_000,
        interval: 10_000,
        quarantined: 0,
      },
    ],
    sentLists: lists,
    sent: new Map(sent),
    store: STORE_OK,
  };
}

/** The publication before the first response of the service. */
export const NO_PUBLICATION: Publication = {
  world: null,
  sources: [],
  sentLists: { upcoming: [], ended: [] },
  sent: new Map(),
  store: STORE_OK,
};

/**
 * Creates an app with all routes and a built dashboard of two files.
 *
 * @param publication returns the current data
 * @param setting `signIn`: sign-in method, by default off (every viewer is staff). `audience`:
 * visibility, by default everything is public. `wall`: this machine's clock. `rateLimit`: requests
 * per minute and address, 0 for no limit. `past`: contents of the archive.
 */
export function createTestApp(
  publication: () => Publication,
  setting: {
    readonly signIn?: StaffSignInMethod;
    readonly audience?: VisibilityPolicy;
    readonly wall?: () => number;
    readonly rateLimit?: number;
    readonly past?: ArchiveWorldLookup;
    readonly work?: WorkLimiter;
    readonly sessions?: SessionTable;
    readonly pollNow?: () => Promise<PollNowResult>;
  } = {},
): {
  readonly app: Hono;
  readonly lines: readonly string[];
} {
  const { signIn = { type: "off" }, audience = createVisibility(null) } = setting;
  const lines: string[] = [];
  const logger = createLogger({
    level: "info",
    scrubber: createScrubber(),
    write: (line) => lines.push(line),
  });
  const clock = { now: () => TEST_NOW };
  const recordSecurityEvent = createSecurityLog(logger, () => 0);
  const app = createApp({
    publication,
    clock,
    wall: setting.wall ?? (() => TEST_NOW),
    clockHealth: () => CLOCKS_IN_SYNC,
    pollNow: setting.pollNow ?? (() => Promise.resolve({ polledHere: true, services: [] })),
    logger,
    facts: {
      version: "1.2.3",
      demo: false,
      pollSeconds: 10,
      timeZone: "Europe/Helsinki",
      linkTemplates: new Map([["osu.example.net", "https://SITE/m/ID"]]),
    },
    watch: createViewerPresence(() => 0),
    archive: {
      findSentByKey: () => Promise.resolve(undefined),
      findChangesSince: () => Promise.resolve([...TEST_CHANGES]),
      findRevisions: () => Promise.resolve(new Map()),
    },
    book: createAnnotationStore(createTestDeskArchive()),
    board: createAttentionMonitor({
      publication,
      clock,
      clockHealth: () => CLOCKS_IN_SYNC,
      onChange: () => {},
      logger,
    }),
    shown: createTestShown(publication, audience, setting.past),
    feeds: {
      everybody: createTestFeed(createPublicChangeFilter(audience)),
      desk: createTestFeed(() => true),
    },
    signIn,
    sessions: createSessions({
      signIn,
      table: setting.sessions ?? createTestSessionTable(),
      now: setting.wall ?? (() => TEST_NOW),
      onEnd: (_, user, reason) =>
        recordSecurityEvent("session_expired", { address: "", user, reason }),
    }),
    audience,
    embedParents: "https:",
    work: setting.work ?? createWorkLimiter({ proxies: NO_PROXIES, now: () => performance.now() }),
    rateLimit: setting.rateLimit ?? 0,
    publicUrl: "https://desk.example.org",
    isKnownHost: createKnownHostCheck("https://desk.example.org", ["desk.example"]),
    recordSecurityEvent,
    proxies: NO_PROXIES,
    metrics: { render: () => Promise.resolve("metric 1\n") },
    drawPng: (svg, width) => Promise.resolve(Buffer.from(`PNG of ${svg.length}, ${width} wide`)),
    webDir: WEB_DIR,
  });
  return { app, lines };
}

/** Changes before the test: a start, and a lock that only staff see. */
const TEST_CHANGES: readonly LoggedChange[] = (["started", "locked"] as const).map(
  (type, index) => ({
    seq: 101 + index,
    publicSeq: 101 + index,
    at: TEST_NOW,
    change: { type, match: "osu.example.net/110001", tournament: "osu.example.net/spring-cup" },
  }),
);

const NO_PROXIES: TrustedProxies = { clientOf: (peer) => peer, isTrusted: () => false };

/** An archive without past matches. */
export const EMPTY_ARCHIVE_WORLD_LOOKUP: ArchiveWorldLookup = {
  withTournament: () => Promise.resolve(null),
  withTournamentOf: () => Promise.resolve(null),
  withContestant: () => Promise.resolve(null),
  withText: () => Promise.resolve(null),
  // oxlint-disable-next-line require-yield -- there are no older matches
  iteratePastTournaments: async function* nothing() {},
};

function createTestShown(
  publication: () => Publication,
  audience: VisibilityPolicy,
  past = EMPTY_ARCHIVE_WORLD_LOOKUP,
): DataByRole {
  const world = () => publication().world;
  const publicWorld = () => {
    const whole = world();
    return whole === null ? null : audience.publicWorld(whole);
  };
  const common = { past, timeZone: "Europe/Helsinki", now: () => TEST_NOW };
  return {
    everybody: { ...common, world: publicWorld, hidesSome: audience.names !== null },
    staff: { ...common, world, hidesSome: false },
  };
}

function createTestFeed(isShown: LiveChangeFeed["isShown"]): LiveChangeFeed {
  const limits = { total: 1, perAddress: 1 };
  return {
    log: {
      findLastSeq: () => Promise.resolve(102),
      findNewestChanges: () => Promise.resolve(TEST_CHANGES.toReversed()),
      findChangesByMatch: () => Promise.resolve(TEST_CHANGES.toReversed()),
      findChangesByTournament: () => Promise.resolve(TEST_CHANGES.toReversed()),
      findChangesAfter: () => Promise.resolve({ known: true, changes: TEST_CHANGES, last: 102 }),
    },
    hub: createEventHub({ limits, now: () => 0, random: () => 0 }),
    isShown,
    world: () => null,
  };
}

/** Folder of the built dashboard, shared by all apps of a test file. */
export const WEB_DIR = createWebDir();

function createWebDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "matchdesk-web-"));
  mkdirSync(join(dir, "assets"));
  writeFileSync(
    join(dir, "index.html"),
    `<!doctype html><title>Matchdesk</title><script>${INLINE_SCRIPT}</script>` +
      '<script type="module" src="/assets/main-a1b2c3d4.js"></script>' +
      '<body><div class="first-paint">Matchdesk</div></body>',
  );
  writeFileSync(join(dir, "assets", "main-a1b2c3d4.js"), "export {};");
  writeFileSync(join(dir, "assets", "main-a1b2c3d4.js.br"), "packed");
  writeFileSync(join(dir, "favicon.svg"), "<svg/>");
  return dir;
}
