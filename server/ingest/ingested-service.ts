import type { UpstreamClient } from "#server/upstream/client.ts";

/** A service and the client that reads it. */
export interface IngestedService {
  /** Base URL of the service. */
  readonly address: string;
  readonly clientId: string;
  readonly client: UpstreamClient;
}
