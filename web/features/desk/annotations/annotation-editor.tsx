import { AliasEditor, TextAnnotationEditor } from "./text-annotation-editor.tsx";
import type { EditableKind } from "./find-targets.ts";
import { NumberAnnotationEditor } from "./number-annotation-editor.tsx";
import styles from "./facts.module.css";

interface AnnotationEditorProps {
  readonly kind: EditableKind;
  readonly scope: string;
  /** Slug of the contestant's game, for another name; "" if it is not known. */
  readonly gameSlug: string;
}

export function AnnotationEditor(props: AnnotationEditorProps) {
  return <dl className={styles["facts"]}>{editorOf(props)}</dl>;
}

function editorOf({ kind, scope, gameSlug }: AnnotationEditorProps) {
  if (kind === "grace-minutes") return <NumberAnnotationEditor kind={kind} scopes={[scope]} />;
  if (kind !== "alias") return <TextAnnotationEditor kind={kind} scope={scope} />;
  return gameSlug === "" ? null : <AliasEditor contestant={scope} gameSlug={gameSlug} />;
}
