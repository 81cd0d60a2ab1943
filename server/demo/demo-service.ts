import { DAY, HOUR, MINUTE } from "#core/lib/time.ts";
import type { TimeSources } from "#server/clock/clock.ts";
import type { Config } from "#server/config/config.ts";
import type { Logger } from "#server/platform/logger.ts";
import { createToken } from "#server/platform/secret-hash.ts";
import { openReferenceService } from "#server/reference/api/open-service.ts";
import { createReplayClock } from "#server/reference/api/replay-clock.ts";
import { serveReferenceService } from "#server/reference/api/serve.ts";
import { DEMO_TOURNAMENTS } from "#server/reference/demo/demo-tournaments.ts";
import { createDemoMatchSource } from "#server/reference/demo/programme.ts";
import { ServiceCredential } from "#server/upstream/service-credential.ts";

/** Time of day at which the demo opens: 20:30, in milliseconds. */
const EVENING = 20.5 * HOUR;
/** How much of the evening is played before the demo opens, so that its matches have a history. */
const PLAYED_BEFORE = 165 * MINUTE;
/** Time between two polls of that part: matches of the demo begin and end at quarters of an hour. */
const STEP = 15 * MINUTE;

/**
 * Starts the reference service with demo events, some hours before the demo opens. Its store is in
 * memory, because all its data depends only on the clock. It has one client per site, because a
 * response is limited to 100 matches; their secrets are new at each start.
 */
export async function startDemoService(
  { now, speed }: Config["demo"],
  machine: TimeSources,
  logger: Pick<Logger, "error">,
) {
  const opens = now ?? Math.floor(machine.machineNow() / DAY) * DAY + EVENING;
  const begins = opens - PLAYED_BEFORE;
  let ahead = 0;
  const behind = machine.machineNow() - begins;
  /** Clocks of the product: they show the demo's time and advance like real ones. */
  const time: TimeSources = {
    machineNow: () => machine.machineNow() - behind + ahead,
    monotonic: () => machine.monotonic() + ahead,
    later: machine.later,
  };
  const clock = createReplayClock({ now: begins, speed });
  const behaviour = {
    clock,
    realNow: machine.machineNow,
    tokenSeconds: 3600,
    clockControl: false,
    // Low: the secrets have 256 random bits and cannot be guessed, so memory is saved.
    cost: { N: 1024, r: 8, p: 1 },
    onError: (error: Error) => logger.error({ err: error }, "The demo service failed."),
  };
  const sites = new Set(DEMO_TOURNAMENTS.map(({ site }) => site));
  const clients = Array.from(sites, (site) => {
    return { id: `demo-${site}`, secret: createToken(), sites: [site] };
  });
  const { url, close } = await serveReferenceService("127.0.0.1", 0, async () => {
    const opened = openReferenceService(":memory:", behaviour, createDemoMatchSource);
    await opened.clients.replaceAll(clients);
    return opened;
  });
  return {
    close,
    /** Credentials that read it. */
    credentials: clients.map(({ id: clientId, secret: clientSecret }) => {
      return new ServiceCredential({ baseUrl: url, clientId, clientSecret });
    }),
    time,
    now: clock.now,
    /**
     * Advances the demo to the time at which it opens, and calls `poll` at each step, the first time
     * before it advances: not every service may have been polled yet. Resolves after the last poll.
     */
    playUntilOpening: async (poll: () => Promise<void>) => {
      for (let at = begins; at <= opens; at += STEP) {
        ahead += at - time.machineNow();
        clock.set({ now: at, speed });
        await poll();
      }
    },
  };
}
