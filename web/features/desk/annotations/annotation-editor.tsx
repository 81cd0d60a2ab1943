import type { AnnotationKindView } from "#core/contract/annotation.ts";
import { AliasEditor } from "./alias-editor.tsx";
import { GracePeriodEditor } from "./grace-period-editor.tsx";
import { TextAnnotationEditor } from "./text-annotation-editor.tsx";
import styles from "./facts.module.css";

/** Kinds that can be entered wherever their subject can be found by name. */
export const EDITABLE_KINDS = [
  "station",
  "note",
  "stream-link",
  "short-name",
  "alias",
  "venue-zone",
  "grace-minutes",
  "link-template",
  "wall-message",
] as const satisfies readonly AnnotationKindView[];

export type EditableKind = (typeof EDITABLE_KINDS)[number];

interface AnnotationEditorProps {
  readonly kind: EditableKind;
  readonly scope: string;
  /** Slug of the contestant's game, for another name; "" if it is not known. */
  readonly gameSlug: string;
}

/** Returns whether a kind can be edited without its subject's page. */
export function isEditableKind(kind: AnnotationKindView): kind is EditableKind {
  return EDITABLE_KINDS.some((each) => each === kind);
}

export function AnnotationEditor({ kind, scope, gameSlug }: AnnotationEditorProps) {
  return <dl className={styles["facts"]}>{editorOf({ kind, scope, gameSlug })}</dl>;
}

function editorOf({ kind, scope, gameSlug }: AnnotationEditorProps) {
  switch (kind) {
    case "alias":
      return gameSlug === "" ? null : <AliasEditor contestant={scope} gameSlug={gameSlug} />;
    case "grace-minutes":
      return <GracePeriodEditor scope={scope} />;
    case "station":
    case "note":
    case "stream-link":
    case "short-name":
    case "venue-zone":
    case "link-template":
    case "wall-message":
      return <TextAnnotationEditor kind={kind} scope={scope} />;
  }
}
