import type { Config } from "./config/config.ts";
import type { Logger } from "./platform/logger.ts";
import { createReplayClock } from "./reference/api/replay-clock.ts";
import { startDemo } from "./reference/demo/demo.ts";
import { ServiceCredential } from "./upstream/service-credential.ts";

/** Starts the reference service with demo events, and returns the credentials that read it. */
export async function startDemoService(
  { now, speed }: Config["demo"],
  logger: Pick<Logger, "error">,
): Promise<{ readonly credentials: readonly ServiceCredential[]; close(): Promise<void> }> {
  const setting = now === null && speed === 1 ? null : { now: now ?? Date.now(), speed };
  const { url, clients, close } = await startDemo({
    clock: createReplayClock(setting),
    onError: (error) => logger.error({ err: error }, "The demo service failed."),
  });
  const credentials = clients.map(
    ({ id, secret }) => new ServiceCredential({ baseUrl: url, clientId: id, clientSecret: secret }),
  );
  return { close, credentials };
}
