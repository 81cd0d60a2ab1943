import type { ListDate, TimeSources } from "./clock/clock.ts";
import type { WatchedService } from "./ingest/ingest.ts";
import type { Metrics } from "./metrics.ts";
import type { Scrubber } from "./platform/scrubber.ts";
import type { ServiceCredential } from "./upstream/service-credential.ts";
import { createUpstreamClient } from "./upstream/client.ts";
import { createTransport, type TransportLimits } from "./upstream/transport.ts";

interface ServiceSurroundings {
  readonly scrubber: Scrubber;
  readonly metrics: Metrics;
  readonly time: TimeSources;
  readonly limits: TransportLimits;
  readonly onListDate: (date: ListDate) => void;
}

/** Creates the client of one service; its secret and its tokens never reach the log. */
export function createWatchedService(
  credential: ServiceCredential,
  around: ServiceSurroundings,
): WatchedService {
  const { scrubber, metrics, time, onListDate, limits } = around;
  scrubber.add(credential.clientSecret);
  const client = createUpstreamClient({
    credential,
    transport: createTransport(credential.allowsPrivate, limits),
    monotonic: time.monotonic,
    onToken: (token, lifetime) => {
      scrubber.addToken(token);
      metrics.noteToken(credential.clientId, lifetime);
    },
    onListDate,
    onCall: (call) => metrics.countCall(call),
  });
  return { address: credential.baseUrl, clientId: credential.clientId, client };
}
