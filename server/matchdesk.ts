/** Composition root: creates a server from a configuration, of the parts that `parts.ts` creates. */
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { SECOND } from "#core/lib/time.ts";
import { createApp } from "./app.ts";
import { warnIfProviderFails } from "./auth/oidc-flow.ts";
import { createSessions } from "./auth/sessions.ts";
import { enterDemoDesk } from "./demo/demo-desk.ts";
import type { Config } from "./config/config.ts";
import { type AttentionMonitor, createAttentionMonitor } from "./desk/attention-monitor.ts";
import { createDeskFrame, createAnnotationsFrame } from "./live/event-frame.ts";
import { HEARTBEAT_INTERVAL_MS } from "./live/event-connections.ts";
import { HTTPS_HEADERS } from "./http/headers.ts";
import { createPngRenderer } from "./outlets/images/png/png-renderer.ts";
import { createShutdownSteps, type ShutdownSteps } from "./platform/shutdown-steps.ts";
import { createParts, type Parts, type ServerEnvironment } from "./parts.ts";
import { createKnownHostCheck } from "./platform/known-hosts.ts";
import { listen } from "./platform/listen.ts";
import { getClientAddress } from "./platform/peer.ts";
import { createSecurityLog } from "./platform/security-log.ts";

/** URL of the worker: in the build, this file is in a folder beside it. */
const PNG_WORKER = new URL(
  import.meta.url.endsWith(".ts") ? "./outlets/images/png/png-worker.ts" : "../png-worker.js",
  import.meta.url,
);

/** Milliseconds between two checks for new attention items. */
const ATTENTION_CHECK = 2 * SECOND;

/** Milliseconds between two checks for the first data of the demo, which is in this process. */
const DEMO_CHECK = 20;

export interface Matchdesk {
  readonly url: string;
  /** Whether it shows demo data. */
  readonly isDemo: boolean;
  /** Completes running requests, then closes everything. */
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server. Resolves after the address is bound and polling has started; rejects with a
 * one-line reason if it cannot start.
 */
export async function startMatchdesk(
  config: Config,
  surroundings: ServerEnvironment,
): Promise<Matchdesk> {
  const closing = createShutdownSteps();
  try {
    const parts = await createParts(config, surroundings, closing);
    const url = await startPollingAndServing(config, surroundings, parts, closing);
    return { url, isDemo: parts.demo !== null, stop: () => closing.close() };
  } catch (error) {
    await closing.close();
    throw error;
  }
}

/** Starts polling and serves the data. Returns the base URL. */
async function startPollingAndServing(
  config: Config,
  { version, webDir, fontsDir }: ServerEnvironment,
  parts: Parts,
  closing: ShutdownSteps,
): Promise<string> {
  const { clock, clockHealth, logger, time, link, annotations, ingest, feeds, demo } = parts;
  const { proxies, signIn, timeZone, pollSeconds, linkTemplates } = config;
  const publication = ingest.publisher.current;
  const publishDesk = (): void => feeds.desk.hub.publish([createDeskFrame()]);
  const board = createAttentionMonitor({
    publication,
    clock,
    clockHealth,
    onChange: publishDesk,
    logger,
  });
  annotations.subscribe(publishDesk);
  // A clock step is not a logged change, so this event makes all pages refetch.
  ingest.publisher.onClockStep(() => {
    feeds.everybody.hub.publish([createAnnotationsFrame(time.machineNow())]);
    publishDesk();
  });
  ingest.start();
  const png = createPngRenderer(PNG_WORKER, { fontsDir, assetsDir: join(webDir, "assets") });
  closing.add(png.stop);
  const recordSecurityEvent = createSecurityLog(logger, time.monotonic);
  const { app, sendKnown } = createApp({
    ...config,
    ...parts,
    publication,
    machineNow: time.machineNow,
    pollNow: ingest.pollNow,
    facts: { version, demo: demo !== null, pollSeconds, timeZone, linkTemplates },
    archive: link.opened.reader,
    board,
    isKnownHost: createKnownHostCheck(config.publicUrl, config.allowedHosts),
    recordSecurityEvent,
    sessions: createSessions({
      signIn,
      table: link.archive.sessions,
      now: time.machineNow,
      onEnd: (c, user, reason) => {
        recordSecurityEvent("session_expired", {
          address: getClientAddress(c, proxies),
          user,
          reason,
        });
      },
    }),
    drawPng: png.render,
    webDir,
  });
  const listening = await listen(app, { ...config, httpsHeaders: HTTPS_HEADERS, sendKnown });
  closing.add(listening.close);
  if (signIn.type === "oidc") void warnIfProviderFails(signIn.client, logger);
  // After the port is bound, so that a port in use is reported at once.
  if (demo !== null) {
    while (publication().world === null) await wait(DEMO_CHECK);
    await demo.playUntilOpening(ingest.pollAgain);
    const { world } = publication();
    if (world !== null) {
      await enterDemoDesk({ archive: link.archive.desk, annotations, world, items: board.rows() });
    }
  }
  closing.add(startBeats(parts, board));
  return listening.url;
}

/**
 * Starts the periodic checks of clock, attention items, outages and holds, and the heartbeats of
 * event streams. Returns a function that stops them and ends all streams.
 */
function startBeats(
  { clock, feeds, watch, recordServices }: Parts,
  board: AttentionMonitor,
): () => void {
  const hubs = Object.values(feeds).map(({ hub }) => hub);
  const beats = [
    setInterval(() => {
      clock.check();
      board.check();
      void recordServices();
    }, ATTENTION_CHECK),
    setInterval(() => {
      for (const hub of hubs) {
        hub.beat();
        // Counts as viewers, because the services are polled faster while there are viewers.
        if (hub.size() > 0) watch.note();
      }
    }, HEARTBEAT_INTERVAL_MS),
  ];
  for (const one of beats) one.unref();
  return () => {
    for (const one of beats) clearInterval(one);
    for (const hub of hubs) hub.close();
  };
}
