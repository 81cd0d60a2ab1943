import type { StaffActView } from "#core/contract/staff-act.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useFailure } from "#web/api/describe-failure.ts";
import type { Refusal } from "#web/api/desk-acts.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { getServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { describeStaffAct } from "./describe-staff-act.ts";
import { authorOf } from "./undoable-acts.ts";

/** Returns functions that describe acts of staff in the viewer's language. */
export function useDescribeActs() {
  const desk = useMessages("desk");
  const { changes } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const { list } = desk;

  /** Describes who did what: "Anna claimed UB1 Conflict", "Anna claimed 3 items". */
  const describe = (acts: readonly StaffActView[]): string => {
    const [first] = acts;
    if (first === undefined) return "";
    const { verb, subject, kind, now } = describeStaffAct(first, { desk, changes, venue });
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

  return { describe, describeRefusal };
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
