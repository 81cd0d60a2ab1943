import { AliasEditor, TextAnnotationEditor } from "./text-annotation-editor.tsx";
import type { EditableKind } from "./find-targets.ts";
import { NumberAnnotationEditor } from "./number-annotation-editor.tsx";
import { ScoreOrderEditor } from "./score-order-editor.tsx";
import facts from "#web/kit/facts/facts.module.css";

interface AnnotationEditorProps {
  readonly kind: EditableKind;
  readonly scope: string;
  /** Slug of the contestant's game, for another name; "" if it is not known. */
  readonly gameSlug: string;
  /** Whether its form is open at first, with its text selected. */
  readonly isOpen?: boolean;
}

export function AnnotationEditor(props: AnnotationEditorProps) {
  return <dl className={facts["facts"]}>{editorOf(props)}</dl>;
}

function editorOf({ kind, scope, gameSlug, isOpen = false }: AnnotationEditorProps) {
  // It has no subject to find, after which the form of the others is open.
  if (kind === "grace-minutes") return <NumberAnnotationEditor kind={kind} scopes={[scope]} />;
  if (kind === "score-order") return <ScoreOrderEditor {...{ scope, isOpen }} />;
  if (kind !== "alias") return <TextAnnotationEditor {...{ kind, scope, isOpen }} />;
  return gameSlug === "" ? null : <AliasEditor contestant={scope} {...{ gameSlug, isOpen }} />;
}
