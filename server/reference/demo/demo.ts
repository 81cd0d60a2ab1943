import { openService } from "#server/reference/api/open-service.ts";
import type { ReplayClock } from "#server/reference/api/replay-clock.ts";
import { createToken } from "#server/platform/secret-hash.ts";
import { serve } from "#server/reference/api/serve.ts";
import type { ClientSetting } from "#server/reference/store/clients.ts";
import { DEMO_EVENTS } from "./events.ts";
import { listProgramme } from "./list-programme.ts";

/** The reference service inside another process, with events that it makes by itself. */
export interface Demo {
  /** On loopback, at a free port. */
  readonly url: string;
  /** One for each site, so that each has its own hundred; secrets are new at each start. */
  readonly clients: readonly ClientSetting[];
  readonly close: () => Promise<void>;
}

export interface DemoDeps {
  /** Real time, or a moment of the demo: `createReplayClock`. */
  readonly clock: ReplayClock;
  /** Told of failures of the service itself. */
  readonly onError: (error: Error) => void;
}

const TOKEN_SECONDS = 3600;
/** Nobody guesses 256 random bits, however cheap a guess is: save the memory. */
const COST = { N: 1024, r: 8, p: 1 };

/** Starts the demo. Its store lives in memory: everything in it follows from the clock. */
export async function startDemo({ clock, onError }: DemoDeps): Promise<Demo> {
  const sites = [...new Set(DEMO_EVENTS.map(({ site }) => site))];
  const clients = sites.map((site) => ({
    id: `demo-${site}`,
    secret: createToken(),
    sites: [site],
  }));
  const behaviour = {
    clock,
    realNow: Date.now,
    tokenSeconds: TOKEN_SECONDS,
    clockControl: false,
    cost: COST,
    onError,
  };
  const service = await serve("127.0.0.1", 0, async () => {
    const opened = openService(":memory:", behaviour, listProgramme);
    await opened.clients.replaceAll(clients);
    return opened;
  });
  return {
    url: service.url,
    clients,
    close: () => service.close(),
  };
}
