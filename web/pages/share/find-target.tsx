import { type KeyboardEvent, useId, useState } from "react";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { Flag } from "#web/components/flag.tsx";
import { Icon } from "#web/components/icon.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import type { ShareTarget, ShareTargets } from "./use-share-targets.ts";
import styles from "./find-target.module.css";

interface FindTargetProps {
  /** Label and placeholder of the field. */
  readonly label: string;
  readonly targets: ShareTargets;
  /** Name of the chosen target; "" if there is none. */
  readonly chosen: string;
  /** Name of the target that is shown before one is chosen; "" if there is none. */
  readonly likely: string;
  readonly onChoose: (target: ShareTarget) => void;
}

/** Maximum number of suggestions on screen. */
const MAX_SHOWN = 4;

/** Field that finds what an embed shows by its name, with a list of suggestions below. */
export function FindTarget(props: FindTargetProps) {
  const { label, targets, chosen, likely, onChoose } = props;
  const messages = useMessages("share");
  const list = useId();
  /** Text while the viewer edits it; `null` while the list is closed. */
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  // Otherwise a keyboard on the screen would cover the page.
  const hasKeyboard = useMediaQuery("(pointer: fine)");
  const found = text === null ? [] : targets.find(text);
  const visible = found.slice(0, MAX_SHOWN);
  const more = found.length - visible.length;
  const open = (newText: string | null): void => {
    setText(newText);
    setActive(0);
  };
  const choose = (target: ShareTarget | undefined): void => {
    if (target === undefined) return;
    onChoose(target);
    open(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (text === null) open("");
      else setActive((active + step + visible.length) % Math.max(1, visible.length));
    }
    if (event.key === "Enter") choose(visible[active]);
    if (event.key === "Escape") open(null);
  };
  return (
    <div className={styles["find"]}>
      <label className={styles["field"]}>
        <Icon name="magnifying-glass" />
        <span className="visually-hidden">{label}</span>
        <input
          type="text"
          data-first-field={(hasKeyboard && chosen === "") || undefined}
          role="combobox"
          aria-expanded={visible.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={visible.length > 0 ? `${list}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={likely || label}
          value={text ?? chosen}
          onFocus={({ target }) => {
            target.select();
            if (chosen === "") open("");
          }}
          onBlur={() => {
            open(null);
          }}
          onChange={({ target }) => {
            open(target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      {text !== null && (
        <div className={styles["suggestions"]}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist holds no flags */}
          <div id={list} role="listbox" aria-label={label} hidden={visible.length === 0}>
            {visible.map((target, index) => (
              <Suggestion
                key={target.attributes[0]?.[1]}
                id={`${list}-${index}`}
                target={target}
                isActive={index === active}
                onChoose={() => {
                  choose(target);
                }}
              />
            ))}
          </div>
          <output className={styles["more"]}>
            {more > 0 && messages.more(more)}
            {targets.isLoaded && found.length === 0 && messages.notFound(text)}
          </output>
        </div>
      )}
    </div>
  );
}

interface SuggestionProps {
  readonly id: string;
  readonly target: ShareTarget;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

function Suggestion({ id, target, isActive, onChoose }: SuggestionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are those of the field
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds no flag
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles["suggestion"]}
      // The field keeps the focus.
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={onChoose}
    >
      {target.country !== "" && <Flag country={target.country} />}
      <ContestantName name={target.text} country={target.country} />
      <span className={styles["context"]}>{target.more}</span>
    </div>
  );
}
