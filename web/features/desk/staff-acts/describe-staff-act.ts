import type { AnnotationSubjectView } from "#core/contract/annotation.ts";
import type { ClaimActView, StaffActView } from "#core/contract/staff-act.ts";
import type { DeskRecordMessages } from "#core/i18n/en/desk-records.ts";
import type { DeskMessages } from "#core/i18n/en/desk.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { formatAnnotation } from "#web/features/desk/annotations/format-annotation.ts";

/** Texts of an act of staff; "" for a part that the act does not have. */
interface StaffActText {
  /** Match code or name of what the act is about. */
  readonly subject: string;
  /** Kind of the annotation or of the attention item. */
  readonly kind: string;
  /** The previous value. */
  readonly was: string;
  /** The new value, or the name of the act. */
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
    return { subject: formatSubject(act.about), kind, was: "", now: describeClaim(act, format) };
  }
  const { kind, about, scope, before } = act;
  // The match that a channel showed before is known by its number only.
  const hasText = before !== null && kind !== "channel";
  return {
    subject: formatSubject(about) || scope,
    kind: desk.facts.kinds[kind],
    was: hasText ? formatAnnotation({ kind, value: before }, desk.facts) : "",
    now: formatAnnotation(act, desk.facts),
  };
}

function formatSubject(about: AnnotationSubjectView): string {
  return about?.code ?? about?.name ?? "";
}

function describeClaim(
  { state, who, by, until }: ClaimActView,
  { changes, venue }: StaffActFormat,
): string {
  switch (state) {
    case "taken":
      return who === by ? changes.taken : changes.handedOver(who);
    case "snoozed":
      return changes.snoozed(until === null ? "" : venue.when(Date.parse(until)));
    case "done":
      return changes.done;
  }
}
