import { listTies } from "#core/groups/tie-order.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import type { GroupView, StandingView } from "#core/contract/tournament.ts";
import { useAnnotationsAt } from "#web/api/desk-annotations.ts";
import { Select } from "#web/kit/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { AnnotationRow } from "./annotation-row.tsx";

const KIND = "tie-order";

/** Contestants of a tie, best first. */
type Tie = readonly StandingView[];

interface TieOrderEditorProps {
  readonly group: GroupView;
  readonly groupName: string;
}

/** The order of each tie of a group, editable by staff; nothing while matches are open. */
export function TieOrderEditor({ group, groupName }: TieOrderEditorProps) {
  if (!group.closed) return null;
  const ties = listTies(group.standings);
  return ties.map((tie, index) => (
    <TieLine
      key={placeOf(tie)}
      scope={`${group.site}/${group.id}`}
      tie={tie}
      groupName={groupName}
      otherTies={ties.toSpliced(index, 1)}
    />
  ));
}

interface TieLineProps extends Pick<TieOrderEditorProps, "groupName"> {
  readonly scope: string;
  readonly tie: Tie;
  readonly otherTies: readonly Tie[];
}

function TieLine({ scope, tie, groupName, otherTies }: TieLineProps) {
  const { annotations: messages } = useMessages("desk");
  const stored = useAnnotationsAt(KIND, [scope]);
  const isSet = isDecided(tie);
  return (
    <AnnotationRow
      name={messages.tieFor(placeOf(tie), groupName)}
      kind={KIND}
      isSet={isSet}
      stored={isSet ? stored : []}
      initial={tie}
      value={<span className="strong">{formatTie(tie)}</span>}
      onSave={(draft) => {
        // Ties that are not decided stay undecided.
        const orders = [...otherTies.filter(isDecided), draft].map(toOrder);
        return [{ action: "write", annotation: { kind: KIND, scope, value: { orders } } }];
      }}
    >
      {(draft, setDraft) =>
        draft.map(({ contestant }, index) => (
          <Select
            key={tie[index]?.contestant.key}
            look="labelled"
            label={`${placeOf(tie) + index}.`}
            value={contestant.key}
            options={tie.map((one) => ({ value: one.contestant.key, label: one.contestant.name }))}
            onChange={(key) => setDraft(moveTo(draft, index, key))}
          />
        ))
      }
    </AnnotationRow>
  );
}

/** Returns the place that the contestants of a tie share, or shared before staff decided it. */
function placeOf([first]: Tie): number {
  return first?.sharedPosition ?? first?.position ?? 0;
}

function isDecided(tie: Tie): boolean {
  return tie.some(({ sharedPosition }) => sharedPosition !== null);
}

/** Formats a tie: "2= Aino, 2= Bo"; "2 Bo, 3 Aino" if it is decided. */
function formatTie(tie: Tie): string {
  return tie
    .map(
      ({ position, tied, contestant }) =>
        `${position}${tied ? "=" : ""} ${wrapInBidiIsolate(contestant.name)}`,
    )
    .join(", ");
}

function toOrder(tie: Tie) {
  return tie.map(({ contestant: { key, name } }) => ({ contestant: key, name }));
}

/** Moves a contestant to an index; those between move by one. */
function moveTo(tie: Tie, index: number, key: string): Tie {
  const chosen = tie.filter(({ contestant }) => contestant.key === key);
  return tie.filter(({ contestant }) => contestant.key !== key).toSpliced(index, 0, ...chosen);
}
