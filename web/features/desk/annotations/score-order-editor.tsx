import { SCORE_ORDERS } from "#core/model/score-orders.ts";
import { useAnnotationsAt } from "#web/api/desk-annotations.ts";
import { Select } from "#web/kit/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { AnnotationRow, EnteredBy } from "./annotation-row.tsx";

interface ScoreOrderEditorProps {
  /** `SITE/SLUG` of the tournament. */
  readonly scope: string;
  /** Whether its form is open at first. */
  readonly isOpen?: boolean;
}

/** Which score is best in a tournament, with a button to change it. */
export function ScoreOrderEditor({ scope, isOpen = false }: ScoreOrderEditorProps) {
  const { facts: messages } = useMessages("desk");
  const kind = "score-order";
  const stored = useAnnotationsAt(kind, [scope]);
  const [annotation] = stored;
  const entered = SCORE_ORDERS.find((order) => order === annotation?.value);
  return (
    <AnnotationRow
      name={messages.kinds[kind]}
      isSet={entered !== undefined}
      stored={stored}
      initial={entered ?? "highest"}
      isOpenAtFirst={isOpen}
      value={
        annotation !== undefined &&
        entered !== undefined && (
          <>
            <span className="strong">{messages.scoreOrders[entered]}</span>
            <EnteredBy {...annotation} />
          </>
        )
      }
      onSave={(value) => [{ action: "write", fact: { kind, scope, value } }]}
    >
      {(draft, setDraft) => (
        <Select
          label={messages.kinds[kind]}
          value={draft}
          options={SCORE_ORDERS.map((value) => ({ value, label: messages.scoreOrders[value] }))}
          onChange={(value) => {
            setDraft(SCORE_ORDERS.find((order) => order === value) ?? draft);
          }}
        />
      )}
    </AnnotationRow>
  );
}
