import { useId, useState } from "react";
import { foldName } from "#core/lib/text.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { Icon } from "#web/components/icon.tsx";
import { useRefocus } from "#web/hooks/use-refocus.ts";
import styles from "./tools.module.css";

interface FindContestantProps {
  /** Keys of everybody in the bracket, by name. */
  readonly contestants: ReadonlyMap<string, string>;
  readonly messages: Messages["bracket"];
  /** Key of the contestant whose way is lit, "" for none. */
  readonly contestant: string;
  readonly onPin: (contestant: string) => void;
}

/** Names offered at once; typing on narrows them. */
const OFFERED = 12;

/** Finds a contestant by name and lights their way; then shows whose way is lit. */
export function FindContestant({ contestants, messages, contestant, onPin }: FindContestantProps) {
  const list = useId();
  const [text, setText] = useState("");
  const pinned = [...contestants].find(([, key]) => key === contestant)?.[0];
  // One takes the other's place, and its keyboard.
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
        <bdi dir="auto">{pinned}</bdi> <Icon name="x" />
      </button>
    );
  }
  const wanted = foldName(text);
  const fitting =
    wanted === "" ? [] : [...contestants.keys()].filter((name) => foldName(name).includes(wanted));
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
        choose(fitting[0]);
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
          // Choosing from the list puts the whole name here at once.
          if (target.value.length - text.length > 1) choose(target.value);
        }}
      />
      <datalist id={list}>
        {fitting.slice(0, OFFERED).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </form>
  );
}
