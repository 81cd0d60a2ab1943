import type { PageMessages } from "#core/i18n/en/index.ts";
import type { AnnotationSubjectView } from "#core/contract/annotation.ts";
import type { ClaimActView, StaffActView } from "#core/contract/staff-act.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useFailure } from "#web/api/describe-failure.ts";
import type { Refusal } from "#web/api/desk-acts.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { getServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { authorOf } from "./undoable-acts.ts";
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
  readonly desk: PageMessages["desk"];
  readonly changes: PageMessages["deskRecords"]["changes"];
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
    kind: desk.annotations.kinds[kind],
    was: hasText ? formatAnnotation({ kind, value: before }, desk.annotations) : "",
    now: value === null ? "" : formatAnnotation(act, desk.annotations),
  };
}

/** Returns functions that describe acts of staff in the viewer's language. */
export function useDescribeActs() {
  const desk = useMessages("desk");
  const { changes } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const { list } = desk;
  const describeAct = (act: StaffActView) => describeStaffAct(act, { desk, changes, venue });

  /** Describes who did what: "Anna claimed UB1 Conflict", "Anna claimed 3 items". */
  const describe = (acts: readonly StaffActView[]): string => {
    const [first] = acts;
    if (first === undefined) return "";
    const { verb, subject, kind, now } = describeAct(first);
    const what = acts.length > 1 ? [list.items(acts.length)] : [subject, kind, now];
    return [authorOf(first), verb, ...what].filter(Boolean).join(" ");
  };

  /** Describes which acts came first: "Anna claimed UB1 Conflict 2 s ago." `at`: time of the refusal. */
  const describeRefusal = ({ acts, ended, at }: Omit<Refusal, "action">): string =>
    [
      ...acts.map((act) => {
        const age = Math.max(0, at - Date.parse(act.at));
        const isNew = age < MINUTE;
        const ago = isNew
          ? list.refused.seconds(Math.floor(age / SECOND))
          : desk.claim.ago(Math.floor(age / MINUTE));
        return `${describe([act])} ${ago}.`;
      }),
      ...(ended > 0 ? [list.refused.ended(ended)] : []),
    ].join(" ");

  return { describeAct, describe, describeRefusal };
}

/** Returns a sentence about why an act failed, for example who acted first; `null` without an error. */
export function useActFailure(error: Error | null): string | null {
  const { list } = useMessages("desk");
  const { describeRefusal } = useDescribeActs();
  const failure = useFailure(error);
  if (!(error instanceof ApiError) || error.later === null) return failure;
  const refusal = { acts: [error.later], ended: 0, at: getServerNow() };
  return `${list.refused.other}. ${describeRefusal(refusal)}`;
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
