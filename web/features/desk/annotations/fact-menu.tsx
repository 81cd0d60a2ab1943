import type { DeskFactPlace } from "#core/contract/desk-fact.ts";
import { useFactChange } from "#web/api/desk-facts.ts";
import { sayFailure } from "#web/api/say-failure.ts";
import { useWords } from "#web/i18n/words.ts";
import { useDeskWords } from "#web/i18n/desk-words.ts";
import styles from "#web/components/edit-in-place.module.css";

interface FactMenuProps extends DeskFactPlace {
  /** What the fact is called, for whoever cannot see where the buttons stand. */
  readonly name: string;
}

/** Takes the newest change of a fact back. */
export function FactMenu({ kind, scope, name }: FactMenuProps) {
  const { facts: words } = useDeskWords();
  const all = useWords();
  const { mutate, isPending, error } = useFactChange();
  return (
    <>
      <button
        type="button"
        className={styles["quiet"]}
        aria-label={`${words.undo}: ${name}`}
        // Not disabled, which would take the keyboard from it.
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate({ action: "undo", place: { kind, scope } });
        }}
      >
        {words.undo}
      </button>
      {error !== null && (
        <span className={styles["failure"]} role="alert">
          {sayFailure(error, all)}
        </span>
      )}
    </>
  );
}
