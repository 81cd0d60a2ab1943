import { useState } from "react";
import { CARRIES, TIE_BREAKERS } from "#core/model/tie-breakers.ts";
import { MAX_RULE_POINTS } from "#core/lib/input-limits.ts";
import { DEFAULT_POINTS } from "#core/groups/ranking-rule.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { useAnnotationsAt } from "#web/api/desk-annotations.ts";
import { Checkbox, Field, Input } from "#web/kit/controls/field.tsx";
import { Select } from "#web/kit/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { AnnotationRow } from "./annotation-row.tsx";
import { PlacementPointsEditor } from "./placement-points-editor.tsx";
import { AnnotationField } from "./annotation-editor.tsx";
import { TieOrderEditor } from "./tie-order-editor.tsx";
import { formatPointsRule } from "./format-annotation.ts";
import { Fold } from "#web/kit/fold.tsx";
import styles from "./annotations.module.css";
import { Facts } from "#web/kit/facts/facts.tsx";

type Rule = GroupView["rule"];

interface StageEditorProps {
  /** At least one, all of one kind. */
  readonly groups: readonly GroupView[];
}

/** Folded editor of the rules, ties and names of a stage's groups, all of them at once or one. */
export function StageEditor({ groups }: StageEditorProps) {
  const { annotations: messages, pages } = useMessages("desk");
  const { groupName } = useMessages("common");
  const [chosen, setChosen] = useState("");
  const nameOf = ({ name, number }: GroupView) => name ?? groupName(number);
  const all = { value: "", label: messages.allGroups(groups.length) };
  const edited = groups.filter(({ id }) => chosen === "" || id === chosen);
  const scopes = edited.map(scopeOf);
  const kind = edited[0]?.kind;
  return (
    <Fold title={messages.edit} className={styles["stage"]}>
      <section aria-label={pages.annotations}>
        {groups.length > 1 && (
          <Select
            label={messages.groups}
            value={chosen}
            options={[all, ...groups.map((group) => ({ value: group.id, label: nameOf(group) }))]}
            onChange={setChosen}
          />
        )}
        {groups.some(({ name }) => name === null) && (
          <p className="text-small tone-faint">{messages.groupHint}</p>
        )}
        <Facts key={chosen}>
          {(kind === "round-robin" || kind === "swiss") && (
            <>
              <RuleLine groups={edited} />
              <AnnotationField kind="advancing" scopes={scopes} />
              {kind === "swiss" && <AnnotationField kind="swiss-rounds" scopes={scopes} />}
            </>
          )}
          {kind === "ranked" && <PlacementPointsEditor groups={edited} />}
          {edited.map((group) => (
            <TieOrderEditor key={group.id} group={group} groupName={nameOf(group)} />
          ))}
          {edited.map((group) => (
            <AnnotationField
              key={group.id}
              kind="group-name"
              scopes={[scopeOf(group)]}
              label={messages.nameOf(nameOf(group))}
            />
          ))}
        </Facts>
      </section>
    </Fold>
  );
}

function scopeOf({ site, id }: GroupView): string {
  return `${site}/${id}`;
}

function RuleLine({ groups }: StageEditorProps) {
  const { annotations: messages } = useMessages("desk");
  const kind = "points-rule";
  const stored = useAnnotationsAt(kind, groups.map(scopeOf));
  const rules = new Set(groups.map(({ rule }) => formatPointsRule(rule, messages)));
  return (
    <AnnotationRow<Rule>
      name={messages.kinds[kind]}
      isSet
      stored={stored}
      initial={groups[0]?.rule ?? { points: DEFAULT_POINTS, tieBreakers: [] }}
      value={<span className="strong">{rules.size > 1 ? messages.differs : [...rules]}</span>}
      onSave={(draft) =>
        groups.map((group) => ({
          action: "write",
          annotation: { kind, scope: scopeOf(group), value: draft },
        }))
      }
    >
      {(draft, onDraft) => (
        <RuleFields {...{ draft, onDraft }} mayCarry={groups.some(({ stage }) => stage > 1)} />
      )}
    </AnnotationRow>
  );
}

interface RuleFieldsProps {
  readonly draft: Rule;
  readonly onDraft: (rule: Rule) => void;
  /** Whether there are earlier stages. */
  readonly mayCarry: boolean;
}

function RuleFields({ draft, onDraft, mayCarry }: RuleFieldsProps) {
  const { annotations: messages } = useMessages("desk");
  const { points, tieBreakers } = draft;
  const none = { value: "", label: "–" };
  return (
    <>
      <Checkbox
        isChecked={points === null}
        onCheck={(isChecked) => onDraft({ ...draft, points: isChecked ? null : DEFAULT_POINTS })}
      >
        {messages.rule.byWins}
      </Checkbox>
      {points !== null && (
        <>
          {(["win", "draw", "loss"] as const).map((result) => (
            <Field key={result} label={messages.rule[result]}>
              <Input
                type="number"
                min={-MAX_RULE_POINTS}
                max={MAX_RULE_POINTS}
                step={0.5}
                value={points[result]}
                onText={(text) =>
                  onDraft({ ...draft, points: { ...points, [result]: Number(text) } })
                }
              />
            </Field>
          ))}
          <Checkbox
            isChecked={points.lastGame !== undefined}
            onCheck={(isChecked) => {
              const lastGame = isChecked ? { win: 2, loss: 1 } : undefined;
              onDraft({ ...draft, points: { ...points, lastGame } });
            }}
          >
            {messages.rule.lastGame}
          </Checkbox>
          <Checkbox
            isChecked={draft.deduct === true}
            onCheck={(deduct) => onDraft({ ...draft, deduct })}
          >
            {messages.placement.deduct}
          </Checkbox>
        </>
      )}
      {mayCarry && (
        <Select
          look="labelled"
          label={messages.rule.carry}
          value={draft.carry ?? ""}
          options={[
            none,
            ...CARRIES.map((value) => ({ value, label: messages.rule.carries[value] })),
          ]}
          onChange={(value) => {
            onDraft({ ...draft, carry: CARRIES.find((carry) => carry === value) });
          }}
        />
      )}
      {/* One select per tie-breaker; an empty one ends the list. */}
      {TIE_BREAKERS.map((place, index) => (
        <Select
          key={place}
          look="labelled"
          label={index === 0 ? messages.rule.tieBreakers : `${index + 1}.`}
          value={tieBreakers[index] ?? ""}
          options={[
            none,
            ...TIE_BREAKERS.map((value) => ({ value, label: messages.tieBreakers[value] })),
          ]}
          onChange={(value) => {
            const chosen = TIE_BREAKERS.find((breaker) => breaker === value);
            const others = tieBreakers.filter((one, at) => at !== index && one !== chosen);
            const next = chosen === undefined ? others : others.toSpliced(index, 0, chosen);
            onDraft({ ...draft, tieBreakers: next });
          }}
        />
      ))}
    </>
  );
}
