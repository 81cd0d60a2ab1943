import { memo, useMemo } from "react";
import { createNamedItem } from "#web/api/named-items.ts";
import { FindByName } from "#web/kit/find-by-name.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useRefocus } from "#web/hooks/use-refocus.ts";
import styles from "#web/kit/bracket/tools.module.css";

interface FindContestantProps {
  /** Keys of all contestants in the bracket, by name. */
  readonly contestants: ReadonlyMap<string, string>;
  /** Key of the contestant whose path is highlighted; "" for none. */
  readonly contestant: string;
  readonly onPin: (contestant: string) => void;
}

/**
 * Finds a contestant by name and highlights their path; then shows the name with a clear button.
 * Memoized: a score does not render it.
 */
export const FindContestant = memo(function FindContestant(props: FindContestantProps) {
  const { contestants, contestant, onPin } = props;
  const messages = useMessages("common").bracket;
  const items = useMemo(
    () => Array.from(contestants, ([name, key]) => createNamedItem({ key, name })),
    [contestants],
  );
  const pinned = [...contestants].find(([, key]) => key === contestant)?.[0];
  // The button replaces the field, or the reverse, and takes over the focus.
  const unpin = useRefocus<HTMLButtonElement>(pinned === undefined);
  const field = useRefocus<HTMLInputElement>(pinned !== undefined);

  if (pinned !== undefined) {
    return (
      <button
        ref={unpin}
        type="button"
        className={styles["pinned"]}
        aria-label={messages.clearContestant(pinned)}
        onClick={() => {
          onPin("");
        }}
      >
        <bdi dir="auto" translate="no">
          {pinned}
        </bdi>{" "}
        <Icon name="x" />
      </button>
    );
  }
  return (
    <div className={styles["find"]}>
      <FindByName
        label={messages.find}
        ref={field}
        items={items}
        onChoose={({ key }) => {
          onPin(key);
        }}
      />
    </div>
  );
});
