import { memo, useId, useMemo, useState } from "react";
import { createSearchIndex } from "#core/lib/search-index.ts";
import { foldName } from "#core/lib/text.ts";
import { useSearchableNames } from "#web/api/names.ts";
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

/** Maximum number of suggested names. */
const MAX_SUGGESTIONS = 12;

/**
 * Finds a contestant by name and highlights their path; then shows the name with a clear button.
 * Memoized: a score does not render it.
 */
export const FindContestant = memo(function FindContestant(props: FindContestantProps) {
  const { contestants, contestant, onPin } = props;
  const messages = useMessages("common").bracket;
  const list = useId();
  const [text, setText] = useState("");
  // Until the names have loaded, names are found in their own script only.
  const { data } = useSearchableNames(text !== "");
  const finder = useMemo(
    () =>
      createSearchIndex(
        Array.from(contestants.keys(), (name) => ({ text: name, more: "", boost: 0 })),
        data?.latin,
      ),
    [contestants, data],
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
  const suggestions = finder.find(text, MAX_SUGGESTIONS).map((item) => item.text);
  const choose = (name: string | undefined): void => {
    const key = name === undefined ? undefined : contestants.get(name);
    if (key === undefined) return;
    setText("");
    onPin(key);
  };
  return (
    <form
      className={styles["find"]}
      onSubmit={(event) => {
        event.preventDefault();
        choose(suggestions[0]);
      }}
    >
      <Icon name="magnifying-glass" />
      <input
        ref={field}
        className={styles["input"]}
        aria-label={messages.find}
        placeholder={messages.find}
        autoComplete="off"
        list={list}
        onChange={({ target }) => {
          setText(target.value);
          // A choice from the suggestions inserts the whole name at once.
          if (target.value.length - text.length > 1) choose(target.value);
        }}
      />
      <datalist id={list}>
        {suggestions.map((name) => (
          <option key={name} value={name}>
            {/* Browsers hide options that do not contain the typed text. */}
            {foldName(name).includes(foldName(text)) ? name : text}
          </option>
        ))}
      </datalist>
    </form>
  );
});
