import { useId, useState } from "react";
import { foldName } from "#core/lib/text.ts";
import { Icon } from "#web/components/icon/icon.tsx";
import styles from "./bracket-tools.module.css";
import type { BracketModel, DrawingTools } from "./drawing.ts";

interface FindContestantProps {
  readonly model: BracketModel;
  readonly tools: DrawingTools;
  /** Key of the contestant whose way is lit, "" for none. */
  readonly contestant: string;
  readonly onPin: (contestant: string) => void;
}

/** Names offered at once; typing on narrows them. */
const OFFERED = 12;
const NOBODY: ReadonlyMap<string, string> = new Map();

/** Finds a contestant by name and lights their way; then shows whose way is lit. */
export function FindContestant({ model, tools, contestant, onPin }: FindContestantProps) {
  const { bracket: words } = tools.words;
  const list = useId();
  const [text, setText] = useState("");
  const names = contestant === "" && text === "" ? NOBODY : contestantsOf(model);
  const pinned = [...names].find(([, key]) => key === contestant)?.[0];

  if (pinned !== undefined) {
    return (
      <button
        type="button"
        className={styles["pinned"]}
        aria-label={words.clearContestant(pinned)}
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
    wanted === "" ? [] : [...names.keys()].filter((name) => foldName(name).includes(wanted));
  const choose = (name: string | undefined): void => {
    const key = name === undefined ? undefined : contestantsOf(model).get(name);
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
        className={styles["input"]}
        aria-label={words.find}
        placeholder={words.find}
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

function contestantsOf({ matches }: BracketModel): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const { slots } of matches.values()) {
    for (const { contestant } of slots) {
      if (contestant !== null) names.set(contestant.name, contestant.key);
    }
  }
  return names;
}
