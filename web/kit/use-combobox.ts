import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";

/**
 * Returns the attributes of a field with a list of options (ARIA combobox): arrow keys move through
 * the options, Enter chooses one, and the field keeps the focus.
 *
 * @param count Number of options on screen.
 * @param onChoose Called with the index of the chosen option.
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
      spellCheck: false,
      onKeyDown: (event: KeyboardEvent) => {
        const step = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[event.key];
        // The key may belong to an unfinished composition of an input method.
        if (step === undefined || count === 0 || event.nativeEvent.isComposing) return;
        event.preventDefault();
        if (step === 0) choose(active);
        else setMoved((active + step + count) % count);
      },
    },
    list: { id: list, role: "listbox", hidden: count === 0 },
    getOption: (index: number) => ({
      id: `${list}-${index}`,
      role: "option",
      tabIndex: -1,
      "aria-selected": index === active,
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
