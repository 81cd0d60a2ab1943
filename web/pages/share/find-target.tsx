import { type KeyboardEvent, useState } from "react";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Flag } from "#web/kit/flag.tsx";
import { useCombobox } from "#web/kit/use-combobox.ts";
import { SearchField } from "#web/kit/search-field.tsx";
import { Text } from "#web/kit/text.tsx";
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
  /** Text while the viewer edits it; `null` while the list is closed. */
  const [text, setText] = useState<string | null>(null);
  // Otherwise a keyboard on the screen would cover the page.
  const hasKeyboard = useMediaQuery("(pointer: fine)");
  const found = text === null ? [] : targets.find(text);
  const visible = found.slice(0, MAX_SHOWN);
  const more = found.length - visible.length;
  const { reset, field, list, getOption } = useCombobox(visible.length, (index) => {
    const target = visible[index];
    if (target !== undefined) onChoose(target);
    setText(null);
  });
  const open = (newText: string | null): void => {
    setText(newText);
    reset();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") open(null);
    if (text === null && (event.key === "ArrowDown" || event.key === "ArrowUp")) open("");
    else field.onKeyDown(event);
  };
  return (
    <div className={styles["find"]}>
      <SearchField
        label={label}
        type="text"
        data-first-field={(hasKeyboard && chosen === "") || undefined}
        {...field}
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
      {text !== null && (
        <div className={styles["suggestions"]}>
          <div {...list} aria-label={label}>
            {visible.map((target, index) => (
              <div
                key={target.attributes[0]?.[1]}
                {...getOption(index)}
                className={styles["suggestion"]}
              >
                {target.country !== "" && <Flag country={target.country} />}
                <ContestantName name={target.text} country={target.country} />
                <Text type="small" tone="soft" cut className={styles["context"]}>
                  {target.more}
                </Text>
              </div>
            ))}
          </div>
          <Text as="output" type="small" tone="soft" className={styles["more"]}>
            {more > 0 && messages.more(more)}
            {targets.isLoaded && found.length === 0 && messages.notFound(text)}
          </Text>
        </div>
      )}
    </div>
  );
}
