import { useState } from "react";
import type { AnnotationKeyView } from "#core/contract/annotation.ts";
import { useAnnotationHistory } from "#web/api/desk-annotations.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Record } from "#web/kit/record/record.tsx";
import { EnteredBy } from "./annotation-row.tsx";
import { formatAnnotation } from "./format-annotation.ts";

/** Earlier values of an annotation, fetched when the list is opened. */
export function AnnotationHistoryList(location: AnnotationKeyView) {
  const { facts: messages } = useMessages("desk");
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useAnnotationHistory(location, isOpen);
  return (
    <details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
    >
      <summary className="text-small tone-faint">{messages.history}</summary>
      {isOpen && (
        <ol>
          {data?.written.slice(1).map((fact) => (
            <Record
              key={fact.at}
              form="act"
              data-long
              text={<bdi dir="auto">{formatAnnotation(fact, messages)}</bdi>}
              age={<EnteredBy {...fact} />}
            />
          ))}
        </ol>
      )}
    </details>
  );
}
