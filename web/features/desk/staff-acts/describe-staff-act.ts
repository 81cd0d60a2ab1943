import type { AnnotationSubjectView } from "#core/contract/annotation.ts";
import type { ClaimActView, StaffActView } from "#core/contract/staff-act.ts";
import type { DeskRecordMessages } from "#core/i18n/en/staff-pages.ts";
import type { DeskMessages } from "#core/i18n/en/desk.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { formatAnnotation } from "#web/features/desk/annotations/format-annotation.ts";

/** Texts of an act of staff; "" for a part that the act does not have. */
interface StaffActText {
  /** "entered", "claimed". */
  readonly verb: string;
  /** Code of the match, or name of another subject. */
  readonly subject: string;
  /** Kind of the annotation or of the attention item. */
  readonly kind: string;
  /** The previous value. */
  readonly was: string;
  /** The new value, or to whom or until when. */
  readonly now: string;
}

/** Messages and times for the texts of an act. */
interface StaffActFormat {
  readonly desk: DeskMessages;
  readonly changes: DeskRecordMessages["changes"];
  readonly venue: VenueFormat;
}

/** Formats what a member of staff did, without their name. */
export function describeStaffAct(act: StaffActView, format: StaffActFormat): StaffActText {
  const { desk } = format;
  if (act.type === "claim") {
    const kind = Object.entries(desk.mark).find(([id]) => id === act.kind)?.[1] ?? "";
    return { subject: formatSubject(act.about), kind, was: "", ...describeClaim(act, format) };
  }
  const { kind, about, scope, before, value } = act;
  const { verbs } = format.changes;
  const subject = formatSubject(about);
  if (kind === "held-data" && value !== null) {
    const verb = isAcceptance(value) ? verbs.acceptedNewData : verbs.keptOldData;
    return { verb, subject, kind: "", was: "", now: "" };
  }
  // The match that a channel showed before is known by its number only.
  const hasText = before !== null && kind !== "channel";
  return {
    verb: value === null ? verbs.cleared : before === null ? verbs.entered : verbs.changed,
    subject: subject || scope,
    kind: desk.facts.kinds[kind],
    was: hasText ? formatAnnotation({ kind, value: before }, desk.facts) : "",
    now: value === null ? "" : formatAnnotation(act, desk.facts),
  };
}

/** Returns whether a decision about held data is to use what the service sends now. */
function isAcceptance(value: unknown): boolean {
  return typeof value === "object" && value !== null && "decision" in value
    ? value.decision === "accept"
    : false;
}

function formatSubject(about: AnnotationSubjectView): string {
  return about?.code ?? about?.name ?? "";
}

function describeClaim(
  { state, who, by, until }: ClaimActView,
  { desk, changes: { verbs, to }, venue }: StaffActFormat,
): Pick<StaffActText, "verb" | "now"> {
  switch (state) {
    case "taken":
      return who === by
        ? { verb: verbs.claimed, now: "" }
        : { verb: verbs.handedOver, now: to(who) };
    case "snoozed": {
      const now = until === null ? "" : desk.list.until(venue.when(Date.parse(until)));
      return { verb: verbs.snoozed, now };
    }
    case "done":
      return { verb: verbs.done, now: "" };
    case "open":
      return { verb: verbs.gaveBack, now: "" };
  }
}
