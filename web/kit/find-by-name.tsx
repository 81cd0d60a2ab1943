import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useMemo,
  useState,
} from "react";
import { createSearchIndex } from "#core/lib/search-index.ts";
import type { NamedItem } from "#web/api/named-items.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { SearchField } from "./find-field.tsx";
import { OptionText } from "./option.tsx";
import optionStyles from "./option.module.css";
import { Text } from "./text.tsx";
import styles from "./find-by-name.module.css";

interface FindByNameProps<T extends NamedItem> extends Omit<
  ComponentProps<typeof SearchField>,
  "value" | "onChange"
> {
  readonly items: readonly T[];
  /** Items that are offered before a text is typed; by default those with the highest bonus. */
  readonly suggested?: readonly T[];
  /** Text of the field while the list is closed: the chosen name. */
  readonly chosen?: string;
  /** Returns a text beside the name in addition to `more`, which is not searched. */
  readonly describe?: (item: T) => string;
  /** Returns why nothing fits a text; by default that there are no results. */
  readonly describeNone?: (text: string) => string;
  readonly onChoose: (item: T) => void;
}

/** Maximum number of names on screen. */
const MAX_SHOWN = 8;

/**
 * Field that finds a contestant, match, tournament or group by its name. The list below is open while
 * the field has the focus, until a name is chosen. Keys: see `useCombobox`.
 */
export function FindByName<T extends NamedItem>(props: FindByNameProps<T>) {
  const {
    label,
    items,
    suggested,
    chosen = "",
    describe,
    describeNone,
    onChoose,
    ...input
  } = props;
  const messages = useMessages("palette");
  const { more } = useMessages("common").now;
  /** Text while the viewer edits it; `null` while the list is closed. */
  const [text, setText] = useState<string | null>(null);
  const isOpen = text !== null;
  // Until the names have loaded, names are found in their own script only.
  const { data } = useSearchableNames(isOpen);
  const finder = useMemo(
    () => (isOpen ? createSearchIndex(items, data?.latin) : null),
    [isOpen, items, data?.latin],
  );
  const query = text?.trim() ?? "";
  const found =
    finder === null
      ? []
      : query === ""
        ? (suggested ?? byBoost(items))
        : finder.find(query, items.length);
  const visible = found.slice(0, MAX_SHOWN);
  const hasFlags = visible.some(({ country }) => country !== "");
  const { reset, field, list, getOption } = useCombobox(visible.length, (index) => {
    const item = visible[index];
    setText(null);
    if (item !== undefined) onChoose(item);
  });
  const open = (next: string | null): void => {
    setText(next);
    reset();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape") open(null);
    if (!isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) open("");
    else field.onKeyDown(event);
    // Enter without a name to choose must not send the form around the field.
    if (isOpen && event.key === "Enter") event.preventDefault();
  };
  return (
    <div className={styles["find"]}>
      <SearchField
        type="text"
        label={label}
        {...field}
        {...input}
        value={text ?? chosen}
        onFocus={({ target }) => {
          target.select();
          open("");
        }}
        onClick={() => {
          if (!isOpen) open("");
        }}
        onBlur={() => {
          open(null);
        }}
        onChange={({ target }) => {
          open(target.value);
        }}
        onKeyDown={onKeyDown}
      />
      <div className={styles["list"]} hidden={!isOpen}>
        <div {...list} aria-label={label}>
          {visible.map((item, index) => (
            <div key={item.key} {...getOption(index)} className={optionStyles["option"]}>
              <OptionText
                code={item.code}
                name={item.name}
                country={hasFlags ? item.country : undefined}
                more={[describe?.(item), item.more].filter(Boolean).join(" · ")}
                query={query}
                latin={data?.latin}
              />
            </div>
          ))}
        </div>
        <Text as="output" type="small" tone="soft" className={styles["status"]}>
          {found.length > visible.length && more(found.length - visible.length)}
          {found.length === 0 &&
            data !== undefined &&
            query !== "" &&
            (describeNone ?? messages.none)(query)}
        </Text>
      </div>
    </div>
  );
}

function byBoost<T extends NamedItem>(items: readonly T[]): readonly T[] {
  return items.toSorted((a, b) => b.boost - a.boost);
}

/**
 * Returns the attributes of a field with a list of `count` options (ARIA combobox), and its keys:
 * arrows move through the options, Page Up and Page Down to the ends, Enter chooses one. The field
 * keeps the focus.
 */
export function useCombobox(count: number, onChoose: (index: number) => void) {
  const list = useId();
  const [moved, setMoved] = useState(0);
  const active = Math.min(moved, count - 1);
  const choose = (index: number): void => {
    setMoved(0);
    onChoose(index);
  };
  return {
    /** Index of the active option; -1 without options. */
    active,
    /** Makes the first option the active one, for example after a change of the text. */
    reset: () => {
      setMoved(0);
    },
    field: {
      role: "combobox",
      "aria-expanded": count > 0,
      "aria-controls": list,
      "aria-autocomplete": "list",
      "aria-activedescendant": count > 0 ? `${list}-${active}` : undefined,
      autoComplete: "off",
      autoCapitalize: "off",
      spellCheck: false,
      onKeyDown: (event: KeyboardEvent) => {
        // The key may belong to an unfinished composition of an input method.
        if (count === 0 || event.nativeEvent.isComposing) return;
        const next = {
          ArrowDown: (active + 1) % count,
          ArrowUp: (active - 1 + count) % count,
          PageDown: count - 1,
          PageUp: 0,
          Enter: active,
        }[event.key];
        if (next === undefined) return;
        event.preventDefault();
        if (event.key === "Enter") choose(next);
        else setMoved(next);
      },
    },
    list: { id: list, role: "listbox", hidden: count === 0 },
    getOption: (index: number) => ({
      id: `${list}-${index}`,
      role: "option",
      tabIndex: -1,
      "aria-selected": index === active,
      ref: index === active ? scrollIntoView : undefined,
      onPointerMove: () => {
        setMoved(index);
      },
      // The field keeps the focus.
      onMouseDown: (event: MouseEvent) => {
        event.preventDefault();
      },
      onClick: () => {
        choose(index);
      },
    }),
  } as const;
}

function scrollIntoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
