import {
  Fragment,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { openDialog } from "#web/kit/open-dialog.ts";
import { Icon } from "#web/kit/icon.tsx";
import { SearchField } from "#web/kit/search-field.tsx";
import { createItem, openPaletteTarget, type PaletteItem } from "./palette-item.ts";
import { PaletteLine } from "./palette-line.tsx";
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
  const list = useId();
  const [query, setQuery] = useState("");
  const [activeIndex, setActiveIndex] = useState(0);
  const { entries, names, latin } = usePaletteSearch(query);
  const all =
    query.trim() === "" ? entries : [...entries, matchSearchItem(query.trim(), messages.inMatches)];
  const current = Math.min(activeIndex, all.length - 1);
  const choose = (entry: PaletteItem | undefined): void => {
    if (entry === undefined) return;
    onClose();
    openPaletteTarget(entry.target);
  };
  const runEnter = useEnterAfterNames(names, () => {
    choose(all[current]);
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    // The key belongs to an unfinished input method composition.
    if (event.nativeEvent.isComposing) return;
    runEnter(event.key);
    const next = targetIndex(event.key, current, all.length);
    if (event.key !== "Enter" && next === null) return;
    event.preventDefault();
    if (next !== null) setActiveIndex(next);
  };
  const optionId = (index: number): string => `${list}-${index}`;
  return (
    <dialog
      ref={openPalette}
      className={styles["palette"]}
      aria-label={messages.title}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles["head"]}>
        <button type="button" className="icon-button" aria-label={messages.close} onClick={onClose}>
          <Icon name="x" />
        </button>
        <span>{messages.title}</span>
      </div>
      <div className={styles["field"]}>
        <SearchField
          label={messages.field}
          type="text"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the input in it
          role="combobox"
          aria-expanded={all.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={all.length === 0 ? undefined : optionId(current)}
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            setActiveIndex(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist holds no flags and marks */}
      <div id={list} className={styles["list"]} role="listbox" aria-label={messages.results}>
        {all.map((entry, index) => (
          <Fragment key={entry.id}>
            {entry.kind !== all[index - 1]?.kind && entry.target.type !== "search" && (
              <div className={styles["group"]} role="presentation">
                {messages.groups[entry.kind]}
              </div>
            )}
            <PaletteLine
              id={optionId(index)}
              entry={entry}
              query={query}
              latin={latin}
              isChosen={index === current}
              onPoint={() => {
                setActiveIndex(index);
              }}
              onChoose={() => {
                choose(entry);
              }}
            />
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

/** Returns the index a key moves to; arrows wrap around. `null` for other keys. */
function targetIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (current + 1) % count;
    case "ArrowUp":
      return (current - 1 + count) % count;
    case "PageDown":
      return count - 1;
    case "PageUp":
      return 0;
    default:
      return null;
  }
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
