import { type ReactNode, useState } from "react";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useSearchableNames } from "#web/api/names.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row, Stack } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import record from "#web/kit/record/record.module.css";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { useCombobox } from "#web/kit/use-combobox.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { SearchField } from "#web/kit/search-field.tsx";
import { Select } from "#web/kit/select.tsx";
import { AnnotationEditor } from "./annotation-editor.tsx";
import { AnnotationHistoryList } from "./annotation-history-list.tsx";
import {
  type AnnotationTarget,
  type EditableKind,
  findTargets,
  isEditableKind,
  SUBJECTS,
  type TargetSubject,
} from "./find-targets.ts";
import styles from "./new-annotation.module.css";

/** Number of things offered at once. */
const MOST_TARGETS = 3;

const EDITABLE_KINDS = Object.keys(SUBJECTS).filter(isEditableKind);

const EVERYTHING: AnnotationTarget = { scope: "", name: "" };

interface NewAnnotationProps {
  /** Whether the field that finds the subject gets the focus. */
  readonly hasFocus: boolean;
}

/** Form for a new annotation: its kind, what it is about, and then its editor. */
export function NewAnnotation({ hasFocus }: NewAnnotationProps) {
  const { facts } = useMessages("desk");
  const { kind: label, annotations } = useMessages("deskRecords");
  const [kind, setKind] = useState<EditableKind>("station");
  const [picked, setPicked] = useState<AnnotationTarget | null>(null);
  const [picksAgain, setPicksAgain] = useState(false);
  const subject = SUBJECTS[kind];
  const target = subject === "everything" ? EVERYTHING : picked;
  return (
    <Stack className={styles["form"]}>
      <Field label={label}>
        <Select
          label={label}
          value={kind}
          options={EDITABLE_KINDS.map((each) => ({ value: each, label: facts.kinds[each] }))}
          onChange={(next) => {
            if (!isEditableKind(next)) return;
            if (SUBJECTS[next] !== subject) setPicked(null);
            setKind(next);
          }}
        />
      </Field>
      {subject !== "everything" && (
        <Field label={annotations.targets[subject]}>
          {picked === null && (
            <TargetFinder subject={subject} hasFocus={hasFocus || picksAgain} onPick={setPicked} />
          )}
          {picked !== null && (
            <Row as="p" between>
              <bdi dir="auto" translate="no" className="strong">
                {[picked.code, picked.name].filter(Boolean).join(" ")}
              </bdi>
              <Button
                look="link"
                onClick={() => {
                  setPicked(null);
                  setPicksAgain(true);
                }}
              >
                {annotations.pick}
              </Button>
            </Row>
          )}
        </Field>
      )}
      {target !== null && (
        <>
          <AnnotationEditor
            key={`${kind} ${target.scope}`}
            kind={kind}
            scope={target.scope}
            gameSlug={target.gameSlug ?? ""}
            isOpen={picked !== null}
          />
          <AnnotationHistoryList key={target.scope} kind={kind} scope={target.scope} />
        </>
      )}
      <p className="text-small tone-soft">{annotations.effects[kind]}</p>
    </Stack>
  );
}

interface FieldProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Field({ label, children }: FieldProps) {
  return (
    <div className={styles["field"]}>
      <Text type="small" tone="soft" aria-hidden="true">
        {label}
      </Text>
      <div>{children}</div>
    </div>
  );
}

interface TargetFinderProps {
  readonly subject: TargetSubject;
  readonly hasFocus: boolean;
  readonly onPick: (target: AnnotationTarget) => void;
}

/** Field that finds a match, contestant, tournament or site by its name, with the first results. */
function TargetFinder({ subject, hasFocus, onPick }: TargetFinderProps) {
  const { annotations } = useMessages("deskRecords");
  const { linkTemplates } = useMeta();
  const { data } = useSearchableNames();
  const [text, setText] = useState("");
  const sites = Object.keys(linkTemplates);
  const { targets, total } = findTargets({ ...data, sites }, subject, text, MOST_TARGETS);
  const { reset, field, list, getOption } = useCombobox(targets.length, (index) => {
    const target = targets[index];
    if (target !== undefined) onPick(target);
  });
  const label = annotations.targets[subject];
  return (
    <>
      <SearchField
        {...field}
        type="text"
        label={label}
        ref={hasFocus ? focusOnMount : null}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          reset();
        }}
      />
      <div {...list} aria-label={label} className={styles["targets"]}>
        {targets.map((target, index) => (
          <div
            key={target.scope}
            {...getOption(index)}
            className={joinClassNames(record["choice"], record["target"], "shade-hover")}
          >
            <span className={record["code"]}>{target.code}</span>
            <bdi dir="auto" translate="no" className="strong cut">
              {target.name}
            </bdi>
            <span className={record["meta"]}>
              <ContestantName name={target.tournament ?? ""} country="" />
            </span>
          </div>
        ))}
      </div>
      <output className={joinClassNames("text-meta tone-faint", styles["count"])}>
        {text.trim() !== "" && annotations.found(total)}
      </output>
    </>
  );
}
