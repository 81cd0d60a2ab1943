import {
  openReferenceService,
  type ReferenceServiceSettings,
} from "#server/reference/api/open-service.ts";
import { createToken } from "#server/platform/secret-hash.ts";
import { serveReferenceService } from "#server/reference/api/serve.ts";
import { DEMO_TOURNAMENTS } from "./demo-tournaments.ts";
import { createDemoMatchSource } from "./programme.ts";

/** Lifetime of an access token. */
const TOKEN_SECONDS = 3600;
/** Low cost: the secrets have 256 random bits and cannot be guessed, so memory is saved. */
const COST = { N: 1024, r: 8, p: 1 };

/** Starts the demo. Its store is in memory, because all its data depends only on the clock. */
export async function startDemo(settings: Pick<ReferenceServiceSettings, "clock" | "onError">) {
  const sites = [...new Set(DEMO_TOURNAMENTS.map(({ site }) => site))];
  const clients = sites.map((site) => ({
    id: `demo-${site}`,
    secret: createToken(),
    sites: [site],
  }));
  const behaviour = {
    ...settings,
    realNow: Date.now,
    tokenSeconds: TOKEN_SECONDS,
    clockControl: false,
    cost: COST,
  };
  const service = await serveReferenceService("127.0.0.1", 0, async () => {
    const opened = openReferenceService(":memory:", behaviour, createDemoMatchSource);
    await opened.clients.replaceAll(clients);
    return opened;
  });
  return {
    /** URL on loopback, with a free port. */
    url: service.url,
    /**
     * One client per site, because a response is limited to 100 matches; secrets are new at each
     * start.
     */
    clients,
    close: () => service.close(),
  };
}
