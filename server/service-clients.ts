import type { ServiceClock, TimeSources } from "./clock/clock.ts";
import type { IngestedService } from "./ingest/ingested-service.ts";
import type { Metrics } from "./metrics.ts";
import type { Scrubber } from "./platform/scrubber.ts";
import type { ServiceCredential } from "./upstream/service-credential.ts";
import { createUpstreamClient } from "./upstream/client.ts";
import { createTransport, type TransportLimits } from "./upstream/transport.ts";

/** Creates the clients of all services. Their secrets and tokens are removed from the log. */
export function createServiceClients(
  credentials: readonly ServiceCredential[],
  around: {
    readonly scrubber: Scrubber;
    readonly metrics: Metrics;
    readonly time: TimeSources;
    readonly limits: TransportLimits;
    readonly clock: Pick<ServiceClock, "observe">;
  },
): readonly IngestedService[] {
  const { scrubber, metrics, time, clock, limits } = around;
  return credentials.map((credential, index) => {
    scrubber.add(credential.clientSecret);
    const client = createUpstreamClient({
      credential,
      transport: createTransport(credential.allowsPrivate, limits),
      monotonic: time.monotonic,
      onToken: (token, lifetime) => {
        scrubber.addToken(token);
        metrics.noteToken(credential.clientId, lifetime);
      },
      onListDate: (date) => clock.observe(index, date),
      onCall: (call) => metrics.countCall(call),
    });
    return { address: credential.baseUrl, clientId: credential.clientId, client };
  });
}
