import { TIE_BREAKERS } from "#core/model/group.ts";
import { MAX_ADVANCING, MAX_RULE_POINTS, MAX_SWISS_ROUNDS } from "#core/lib/input-limits.ts";
import { DEFAULT_POINTS } from "#core/groups/ranking-rule.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { useAnnotation } from "#web/api/desk-annotations.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { AnnotationRow } from "./annotation-row.tsx";
import { PlacementPointsEditor } from "./placement-points-editor.tsx";
import { TextAnnotationEditor } from "./text-annotation-editor.tsx";
import { UndoAnnotationButton } from "./undo-annotation-button.tsx";
import { formatPointsRule } from "./format-annotation.ts";
import { useAnnotationDraft } from "./use-annotation-draft.ts";
import styles from "./facts.module.css";

/** Numbers that staff may enter, and the one that is offered first. */
const COUNTS = {
  advancing: { initial: 2, max: MAX_ADVANCING },
  "swiss-rounds": { initial: 5, max: MAX_SWISS_ROUNDS },
} as const;

type Rule = GroupView["rule"];

/** Name, points rule or placement points, and number who advance of a group, editable by staff. */
export function GroupAnnotationEditors({ group }: { readonly group: GroupView }) {
  const { facts: messages } = useDeskMessages();
  const scope = `${group.site}/${group.id}`;
  return (
    <section aria-label={messages.title}>
      <h3 className={styles["heading"]}>{messages.staff}</h3>
      {group.name === null && <p className={styles["author"]}>{messages.groupHint}</p>}
      <dl className={styles["facts"]}>
        <TextAnnotationEditor kind="group-name" scope={scope} />
        {(group.kind === "round-robin" || group.kind === "swiss") && (
          <>
            <RuleLine scope={scope} rule={group.rule} />
            <CountLine kind="advancing" scope={scope} />
            {group.kind === "swiss" && <CountLine kind="swiss-rounds" scope={scope} />}
          </>
        )}
        {group.kind === "ranked" && <PlacementPointsEditor group={group} />}
      </dl>
    </section>
  );
}

function RuleLine({ scope, rule }: { readonly scope: string; readonly rule: Rule }) {
  const { facts: messages } = useDeskMessages();
  const kind = "points-rule";
  const fact = useAnnotation({ kind, scope });
  const edit = useAnnotationDraft<Rule>();
  const { draft, setDraft, save } = edit;
  const name = messages.kinds[kind];
  return (
    <AnnotationRow
      name={name}
      isSet
      edit={edit}
      initial={rule}
      value={<span className={styles["value"]}>{formatPointsRule(rule, messages)}</span>}
      after={fact !== undefined && <UndoAnnotationButton kind={kind} scope={scope} name={name} />}
      onSave={() => {
        if (draft !== null) save({ action: "write", fact: { kind, scope, value: draft } });
      }}
    >
      {draft !== null && <RuleFields draft={draft} onDraft={setDraft} />}
    </AnnotationRow>
  );
}

interface CountLineProps {
  readonly kind: keyof typeof COUNTS;
  readonly scope: string;
}

/** How many contestants of the group advance, or how many rounds it has. */
function CountLine({ kind, scope }: CountLineProps) {
  const { facts: messages } = useDeskMessages();
  const fact = useAnnotation({ kind, scope });
  const edit = useAnnotationDraft<number>();
  const { draft, setDraft, save } = edit;
  const name = messages.kinds[kind];
  const value = typeof fact?.value === "number" ? fact.value : null;
  return (
    <AnnotationRow
      name={name}
      isSet={value !== null}
      edit={edit}
      initial={value ?? COUNTS[kind].initial}
      value={value !== null && <span className={styles["value"]}>{value}</span>}
      after={fact !== undefined && <UndoAnnotationButton kind={kind} scope={scope} name={name} />}
      onSave={() => {
        if (draft !== null) save({ action: "write", fact: { kind, scope, value: draft } });
      }}
    >
      {draft !== null && (
        <input
          type="number"
          required
          min={1}
          max={COUNTS[kind].max}
          aria-label={name}
          value={Number.isNaN(draft) ? "" : draft}
          onChange={({ target }) => {
            setDraft(target.valueAsNumber);
          }}
        />
      )}
    </AnnotationRow>
  );
}

interface RuleFieldsProps {
  readonly draft: Rule;
  readonly onDraft: (rule: Rule) => void;
}

function RuleFields({ draft, onDraft }: RuleFieldsProps) {
  const { facts: messages } = useDeskMessages();
  const { points, tieBreakers } = draft;
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={points === null}
          onChange={({ target }) => {
            onDraft({ ...draft, points: target.checked ? null : DEFAULT_POINTS });
          }}
        />
        {messages.rule.byWins}
      </label>
      {points !== null &&
        (["win", "draw", "loss"] as const).map((result) => (
          <label key={result}>
            {messages.rule[result]}
            <input
              type="number"
              min={-MAX_RULE_POINTS}
              max={MAX_RULE_POINTS}
              step={0.5}
              value={points[result]}
              onChange={({ target }) => {
                onDraft({ ...draft, points: { ...points, [result]: target.valueAsNumber } });
              }}
            />
          </label>
        ))}
      {points !== null && (
        <label>
          <input
            type="checkbox"
            checked={draft.deduct === true}
            onChange={({ target }) => {
              onDraft({ ...draft, deduct: target.checked });
            }}
          />
          {messages.placement.deduct}
        </label>
      )}
      {/* One select per tie-breaker; an empty one ends the list. */}
      {TIE_BREAKERS.map((place, index) => (
        <label key={place}>
          {index === 0 ? messages.rule.tieBreakers : `${index + 1}.`}
          <select
            value={tieBreakers[index] ?? ""}
            onChange={({ target }) => {
              const chosen = TIE_BREAKERS.find((breaker) => breaker === target.value);
              const others = tieBreakers.filter((one, at) => at !== index && one !== chosen);
              const next = chosen === undefined ? others : others.toSpliced(index, 0, chosen);
              onDraft({ ...draft, tieBreakers: next });
            }}
          >
            <option value="">–</option>
            {TIE_BREAKERS.map((breaker) => (
              <option key={breaker} value={breaker}>
                {messages.tieBreakers[breaker]}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}
