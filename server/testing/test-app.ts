import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Hono } from "hono";
import { CLOCKS_IN_SYNC } from "#core/testing/attention.ts";
import { createApp } from "#server/app.ts";
import { type VisibilityPolicy, createVisibility } from "#server/reading/visibility.ts";
import { createViewerPresence } from "#server/ingest/poll/viewer-presence.ts";
import { createSessions } from "#server/auth/sessions.ts";
import type { StaffSignInMethod } from "#server/auth/sign-in.ts";
import type { LoggedChange } from "#server/archive/repository.ts";
import type { SessionTable } from "#server/archive/session-table.ts";
import { createAttentionMonitor } from "#server/desk/attention-monitor.ts";
import { createAnnotationStore } from "#server/desk/annotation-store.ts";
import type { ArchiveWorldLookup } from "#server/reading/archive-world-lookup.ts";
import type { DataByRole } from "#server/reading/data-by-role.ts";
import type { PollNowResult } from "#server/ingest/poll/poller.ts";
import type { Publication } from "#server/ingest/source/publication.ts";
import { createKnownHostCheck } from "#server/platform/known-hosts.ts";
import type { SendKnownResponse } from "#server/http/known-response.ts";
import { createLogger } from "#server/platform/logger.ts";
import { createEventHub } from "#server/live/event-hub.ts";
import { type LiveChangeFeed, createPublicChangeFilter } from "#server/live/changes-routes.ts";
import { createSecurityLog } from "#server/platform/security-log.ts";
import { createScrubber } from "#server/platform/scrubber.ts";
import type { TrustedProxies } from "#server/platform/trusted-proxies.ts";
import { createWorkLimiter, type WorkLimiter } from "#server/work/work.ts";
import { createTestSessionTable } from "./session-table.ts";
import { createTestDeskArchive } from "./test-desk-archive.ts";
import { PUBLISHED, TEST_NOW } from "./test-publication.ts";

/** The inline script of the test's page. */
export const INLINE_SCRIPT = 'document.title = "Matchdesk";';

/**
 * Creates an app with all routes and a built dashboard of two files.
 *
 * @param published the current data, or a function that returns them; by default `PUBLISHED`
 * @param setting `signIn`: sign-in method, by default off (every viewer is staff). `audience`:
 * visibility, by default everything is public. `machineNow`: this machine's clock. `rateLimit`: requests
 * per minute and address, 0 for no limit. `past`: contents of the archive.
 */
export function createTestApp(
  published: Publication | (() => Publication) = PUBLISHED,
  setting: {
    readonly signIn?: StaffSignInMethod;
    readonly audience?: VisibilityPolicy;
    readonly machineNow?: () => number;
    readonly rateLimit?: number;
    readonly past?: ArchiveWorldLookup;
    readonly work?: WorkLimiter;
    readonly sessions?: SessionTable;
    readonly pollNow?: () => Promise<PollNowResult>;
  } = {},
): {
  readonly app: Hono;
  readonly sendKnown: SendKnownResponse;
  readonly lines: readonly string[];
} {
  const { signIn = { type: "off" }, audience = createVisibility(null) } = setting;
  const publication = typeof published === "function" ? published : () => published;
  const lines: string[] = [];
  const logger = createLogger({
    level: "info",
    scrubber: createScrubber(),
    write: (line) => lines.push(line),
  });
  const clock = { now: () => TEST_NOW };
  const recordSecurityEvent = createSecurityLog(logger, () => 0);
  const created = createApp({
    publication,
    clock,
    machineNow: setting.machineNow ?? (() => TEST_NOW),
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
    annotations: createAnnotationStore(createTestDeskArchive()),
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
      now: setting.machineNow ?? (() => TEST_NOW),
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
  return { ...created, lines };
}

export function onlySite(site: string): VisibilityPolicy {
  return createVisibility({ sites: new Set([site]), tournaments: new Set() });
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
