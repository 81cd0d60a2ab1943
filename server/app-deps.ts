import type { ClockHealth } from "#core/model/clock-health.ts";
import type { Sessions } from "./auth/sessions.ts";
import type { SignIn } from "./auth/sign-in.ts";
import type { ServiceClock } from "./clock/clock.ts";
import type { ArchiveQueries } from "./archive/repository.ts";
import type { AttentionMonitor } from "./desk/attention-monitor.ts";
import type { AnnotationStore } from "./desk/annotation-store.ts";
import type { VisibilityPolicy } from "./reading/visibility.ts";
import type { ShownTo } from "./reading/shown.ts";
import type { PollNowResult } from "./ingest/poll/poll-now.ts";
import type { Publication } from "./ingest/source/publication.ts";
import type { IsKnownHost } from "./platform/known-hosts.ts";
import type { Logger } from "./platform/logger.ts";
import type { Metrics } from "./metrics.ts";
import type { Feed } from "./live/feed-routes.ts";
import type { ImageDeps } from "./outlets/images/image-routes.ts";
import type { AppFacts } from "./presenters/meta.ts";
import type { RecordSecurityEvent } from "./platform/security-log.ts";
import type { Work } from "./work/work.ts";
import type { TrustedProxies } from "./platform/trusted-proxies.ts";
import type { Watch } from "./ingest/poll/presence.ts";

/** What the routes are made of. */
export interface AppDeps {
  readonly publication: () => Publication;
  readonly clock: Pick<ServiceClock, "now">;
  /** This machine's time. */
  readonly wall: () => number;
  readonly clockHealth: () => ClockHealth;
  /** Polls every service now, for staff. */
  readonly pollNow: () => Promise<PollNowResult>;
  /** Is told of everybody who reads. */
  readonly watch: Pick<Watch, "note">;
  readonly logger: Logger;
  readonly facts: AppFacts;
  readonly archive: Pick<ArchiveQueries, "findSentByKey" | "findChangesSince" | "findRevisions">;
  readonly audience: VisibilityPolicy;
  /** What viewers and staff may see. */
  readonly shown: ShownTo;
  /** What staff wrote down, and what needs a person. */
  readonly book: AnnotationStore;
  readonly board: Pick<AttentionMonitor, "rows">;
  /** Changes as everybody may see them, and as staff may. */
  readonly feeds: { readonly everybody: Feed; readonly desk: Feed };
  readonly metrics: Pick<Metrics, "render">;
  /** Returns whether requests may name this host. */
  readonly isKnownHost: IsKnownHost;
  readonly proxies: TrustedProxies;
  readonly recordSecurityEvent: RecordSecurityEvent;
  readonly signIn: SignIn;
  readonly sessions: Sessions;
  /** Public requests a minute from one address; 0 for no limit. */
  readonly rateLimit: number;
  /** Where this desk is for others, without a slash at its end; null where it does not know. */
  readonly publicUrl: string | null;
  /** Who may frame the embeds, as sources of `frame-ancestors`. */
  readonly embedParents: string;
  /** Bounds of what requests cost. */
  readonly work: Work;
  /** Draws an SVG document as PNG, so many pixels wide. */
  readonly drawPng: ImageDeps["drawPng"];
  /** `dist/web`, absolute. */
  readonly webDir: string;
}
