import { Fragment, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useCombobox } from "#web/kit/find-by-name.tsx";
import { openDialog } from "#web/kit/open-dialog.ts";
import { Icon } from "#web/kit/icon.tsx";
import { SearchField } from "#web/kit/find-field.tsx";
import optionStyles from "#web/kit/option.module.css";
import { createItem, openPaletteTarget, type PaletteItem } from "./palette-item.ts";
import { PaletteText } from "./palette-text.tsx";
import { usePaletteSearch } from "./use-palette-search.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./palette.module.css";

interface PaletteProps {
  readonly onClose: () => void;
}

/** Command palette: a combobox that finds items by name and opens the chosen one. */
export function Palette({ onClose }: PaletteProps) {
  const messages = useMessages("palette");
  const { nav } = useMessages("common");
  const [query, setQuery] = useState("");
  const { entries, names, latin } = usePaletteSearch(query);
  const all =
    query.trim() === "" ? entries : [...entries, matchSearchItem(query.trim(), messages.inMatches)];
  const choose = (index: number): void => {
    const entry = all[index];
    if (entry === undefined) return;
    onClose();
    openPaletteTarget(entry.target);
  };
  const { active, reset, field, list, getOption } = useCombobox(all.length, choose);
  const runEnter = useEnterAfterNames(names, () => {
    choose(active);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    // The key belongs to an unfinished input method composition.
    if (event.nativeEvent.isComposing) return;
    runEnter(event.key);
    if (event.key === "Enter") event.preventDefault();
    else field.onKeyDown(event);
  };
  return (
    <dialog
      ref={openPalette}
      className={styles["palette"]}
      aria-label={nav.find}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles["head"]}>
        <button type="button" className="icon-button" aria-label={nav.close} onClick={onClose}>
          <Icon name="x" />
        </button>
        <span>{nav.find}</span>
      </div>
      <div className={styles["field"]}>
        <SearchField
          label={messages.field}
          type="text"
          {...field}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            reset();
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div {...list} className={styles["list"]} aria-label={messages.results}>
        {all.map((entry, index) => (
          <Fragment key={entry.id}>
            {entry.kind !== all[index - 1]?.kind && entry.target.type !== "search" && (
              <div className={styles["group"]} role="presentation">
                {messages.groups[entry.kind]}
              </div>
            )}
            <div {...getOption(index)} className={optionStyles["option"]}>
              <PaletteText {...{ entry, query, latin }} />
            </div>
          </Fragment>
        ))}
      </div>
      <p className={styles["footer"]}>
        <output>{formatStatus(messages, names, entries.length, query.trim())}</output>
        <span className={styles["hint"]}>{messages.hint}</span>
      </p>
    </dialog>
  );
}

function formatStatus(
  messages: PageMessages["palette"],
  names: "ready" | "waiting" | "failed",
  count: number,
  query: string,
): string {
  if (names !== "ready") return messages[names];
  if (query === "") return "";
  return count === 0 ? messages.none(query) : messages.count(count);
}

/**
 * Lets Enter wait for the names, without which it would open something else than what the whole
 * search finds. Returns a function to call at each key.
 */
function useEnterAfterNames(names: "ready" | "waiting" | "failed", onEnter: () => void) {
  const isWaiting = useRef(false);
  const endWait = useEffectEvent(() => {
    if (isWaiting.current && names === "ready") onEnter();
    isWaiting.current = false;
  });
  useEffect(() => {
    if (names !== "waiting") endWait();
  }, [names]);
  return (key: string): void => {
    const isEnter = key === "Enter";
    isWaiting.current = isEnter && names === "waiting";
    if (isEnter && names !== "waiting") onEnter();
  };
}

/** Returns the last item of every list: a search for the query on the matches page. */
function matchSearchItem(query: string, format: (query: string) => string): PaletteItem {
  const target = { type: "search", query } as const;
  return createItem({ id: "in matches", kind: "page", text: format(query), target });
}

/** Opens the palette and keeps it within the visible part of the page. */
function openPalette(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const close = openDialog(dialog);
  dialog.querySelector("input")?.focus();
  // The keyboard of a phone may cover the foot of the page, where the field is.
  const resize = (): void => {
    dialog.style.setProperty("--visible-height", `${visualViewport?.height ?? innerHeight}px`);
  };
  resize();
  visualViewport?.addEventListener("resize", resize);
  return () => {
    visualViewport?.removeEventListener("resize", resize);
    close?.();
  };
}
