import { PathLink } from "#web/routing/routing.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Text } from "#web/kit/text.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { AnnotationEditor } from "#web/features/desk/annotations/annotation-editor.tsx";
import { AnnotationHistoryList } from "#web/features/desk/annotations/annotation-history-list.tsx";
import { isEditableKind } from "#web/features/desk/annotations/annotation-subjects.ts";
import { formatAnnotation } from "#web/features/desk/annotations/format-annotation.ts";
import { NewAnnotation } from "#web/features/desk/annotations/new-annotation.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { AnnotationRowData } from "./annotation-rows.ts";
import styles from "./annotations-page.module.css";

interface AnnotationDetailsProps {
  /** The selected annotation; `null` for a new one. */
  readonly row: AnnotationRowData | null;
  /** Number of keys or clicks for a new one; each gives an empty form the focus. */
  readonly newCount: number;
  readonly onClose: () => void;
}

/** Editor of the selected annotation with its earlier values, or of a new one. */
export function AnnotationDetails({ row, newCount, onClose }: AnnotationDetailsProps) {
  const { facts } = useMessages("desk");
  const { annotations } = useMessages("deskRecords");
  if (row === null) {
    return (
      <section>
        <SectionHeading>{annotations.newEntry}</SectionHeading>
        <NewAnnotation key={newCount} hasFocus={newCount > 0} />
      </section>
    );
  }
  const { kind, scope, about, isPublic, overtaken = false } = row;
  const shownTo = overtaken ? "nobody" : isPublic ? "public" : "staff";
  const name = about?.name ?? scope;
  // Its editor is on the page of the contestant.
  const isEditable = isEditableKind(kind) && kind !== "alias";
  return (
    <section>
      <SectionHeading
        facts={
          <bdi dir="auto" translate="no">
            {name}
          </bdi>
        }
        aside={
          <Button look="link" onClick={onClose}>
            {annotations.close}
          </Button>
        }
      >
        {facts.kinds[kind]}
      </SectionHeading>
      {isEditable ? (
        <AnnotationEditor key={row.key} kind={kind} scope={scope} />
      ) : (
        <p className={joinClassNames("strong", styles["text"])}>
          <bdi dir="auto">{formatAnnotation(row, facts)}</bdi>
        </p>
      )}
      <Text as="p" type="small" tone="soft" className={styles["text"]}>
        {isEditableKind(kind) && !overtaken
          ? annotations.effects[kind]
          : annotations.shownTo[shownTo]}
      </Text>
      {about?.page && (
        <Text as="p" type="small" className={styles["text"]}>
          <PathLink to={about.page}>{isEditable ? name : annotations.onItsPage}</PathLink>
        </Text>
      )}
      <AnnotationHistoryList key={`${row.key} ${row.at}`} kind={kind} scope={scope} />
    </section>
  );
}
