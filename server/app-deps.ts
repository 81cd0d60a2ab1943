import type { ClockHealth } from "#core/model/clock-health.ts";
import type { Sessions } from "./auth/sessions.ts";
import type { StaffSignInMethod } from "./auth/sign-in.ts";
import type { ServiceClock } from "./clock/clock.ts";
import type { ArchiveQueries } from "./archive/archive-queries.ts";
import type { AttentionMonitor } from "./desk/attention-monitor.ts";
import type { AnnotationStore } from "./desk/annotation-store.ts";
import type { VisibilityPolicy } from "./reading/visibility.ts";
import type { DataByRole } from "./reading/data-by-role.ts";
import type { PollNowResult } from "./ingest/poll/poll-now.ts";
import type { Publication } from "./ingest/source/publication.ts";
import type { IsKnownHost } from "./platform/known-hosts.ts";
import type { Logger } from "./platform/logger.ts";
import type { Metrics } from "./metrics.ts";
import type { LiveChangeFeed } from "./live/live-change-feed-routes.ts";
import type { ImageDeps } from "./outlets/images/image-routes.ts";
import type { ConstantMetaInput } from "./presenters/meta.ts";
import type { RecordSecurityEvent } from "./platform/security-log.ts";
import type { WorkLimiter } from "./work/work.ts";
import type { TrustedProxies } from "./platform/trusted-proxies.ts";
import type { ViewerPresence } from "./ingest/poll/viewer-presence.ts";

export interface AppDeps {
  readonly publication: () => Publication;
  readonly clock: Pick<ServiceClock, "now">;
  /** Returns this machine's time. */
  readonly wall: () => number;
  readonly clockHealth: () => ClockHealth;
  /** Polls every service now, for staff. */
  readonly pollNow: () => Promise<PollNowResult>;
  /** Notified of every viewer request. */
  readonly watch: Pick<ViewerPresence, "note">;
  readonly logger: Logger;
  readonly facts: ConstantMetaInput;
  readonly archive: Pick<ArchiveQueries, "findSentByKey" | "findChangesSince" | "findRevisions">;
  readonly audience: VisibilityPolicy;
  /** Data that viewers may see, and data that staff may see. */
  readonly shown: DataByRole;
  /** Annotations and claims. */
  readonly book: AnnotationStore;
  /** Attention items. */
  readonly board: Pick<AttentionMonitor, "rows">;
  /** Change feeds of viewers and of staff. */
  readonly feeds: { readonly everybody: LiveChangeFeed; readonly desk: LiveChangeFeed };
  readonly metrics: Pick<Metrics, "render">;
  /** Returns whether this server responds to requests for a host. */
  readonly isKnownHost: IsKnownHost;
  readonly proxies: TrustedProxies;
  readonly recordSecurityEvent: RecordSecurityEvent;
  readonly signIn: StaffSignInMethod;
  readonly sessions: Sessions;
  /** Public requests per minute from one address; 0 for no limit. */
  readonly rateLimit: number;
  /** Base URL of this server without a trailing slash; `null` if it is not configured. */
  readonly publicUrl: string | null;
  /** Sites that may frame embeds, as sources of `frame-ancestors`. */
  readonly embedParents: string;
  /** Limits for expensive requests. */
  readonly work: WorkLimiter;
  /** Renders an SVG document as PNG. The width is in pixels. */
  readonly drawPng: ImageDeps["drawPng"];
  /** `dist/web`, absolute. */
  readonly webDir: string;
}
