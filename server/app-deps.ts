import type { ArchiveQueries } from "./archive/archive-queries.ts";
import type { Sessions } from "./auth/sessions.ts";
import type { ServiceClock } from "./clock/clock.ts";
import type { Config } from "./config/config.ts";
import type { AttentionMonitor } from "./desk/attention-monitor.ts";
import type { PollNowResult } from "./ingest/poll/poller.ts";
import type { Publication } from "./ingest/source/publication.ts";
import type { Metrics } from "./metrics.ts";
import type { ImageDeps } from "./outlets/images/image-routes.ts";
import type { Parts } from "./parts.ts";
import type { IsKnownHost } from "./platform/known-hosts.ts";
import type { RecordSecurityEvent } from "./platform/security-log.ts";
import type { ConstantMetaInput } from "./presenters/meta.ts";

type SharedParts =
  | "audience"
  | "annotations"
  | "clockHealth"
  | "feeds"
  | "logger"
  | "shown"
  | "watch";
type AppConfig = "embedParents" | "proxies" | "publicUrl" | "rateLimit" | "signIn";

/** Everything that the routes need. */
export interface AppDeps extends Pick<Parts, SharedParts | "work">, Pick<Config, AppConfig> {
  readonly publication: () => Publication;
  readonly clock: Pick<ServiceClock, "now">;
  /** Returns this machine's time. */
  readonly machineNow: () => number;
  /** Polls every service now, for staff. */
  readonly pollNow: () => Promise<PollNowResult>;
  readonly facts: ConstantMetaInput;
  readonly archive: Pick<ArchiveQueries, "findSentByKey" | "findChangesSince" | "findRevisions">;
  /** Attention items. */
  readonly board: AttentionMonitor;
  readonly metrics: Pick<Metrics, "render">;
  readonly isKnownHost: IsKnownHost;
  readonly recordSecurityEvent: RecordSecurityEvent;
  readonly sessions: Sessions;
  /** Renders an SVG document as PNG. The width is in pixels. */
  readonly drawPng: ImageDeps["drawPng"];
  /** `dist/web`, absolute. */
  readonly webDir: string;
}
