import { type PointerEventHandler, useEffect, useRef, useState } from "react";
import { SECOND } from "#core/lib/time.ts";

/** How long a mouse that rests still counts as somebody about to press. */
const REST = 10 * SECOND;

export interface HeldOrder<T> {
  readonly items: readonly T[];
  /** To spread on the element that holds the rows. */
  readonly pointer: {
    readonly onPointerEnter: PointerEventHandler;
    readonly onPointerMove: PointerEventHandler;
    readonly onPointerLeave: () => void;
  };
  /** After a press that is to change the rows. */
  readonly letGo: () => void;
}

/**
 * Keeps rows where they are while a mouse moves over them: what changes shows at once, but nothing
 * comes, goes or moves until the pointer leaves or rests.
 *
 * @param keyOf Identity of an item.
 * @param list What the items are a list of: another list is shown at once.
 */
export function useFrozenOrder<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  list = "",
): HeldOrder<T> {
  const [held, setHeld] = useState<{ readonly items: readonly T[]; readonly list: string } | null>(
    null,
  );
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const letGo = (): void => {
    clearTimeout(resting.current);
    setHeld(null);
  };
  useEffect(
    () => () => {
      clearTimeout(resting.current);
    },
    [],
  );
  const hold: PointerEventHandler = ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(resting.current);
    resting.current = setTimeout(setHeld, REST, null);
    setHeld((before) => (before?.list === list ? before : { items, list }));
  };
  return {
    items: held?.list === list ? holdOrder(held.items, items, keyOf) : items,
    pointer: { onPointerEnter: hold, onPointerMove: hold, onPointerLeave: letGo },
    letGo,
  };
}

/** `held` in its order, each item as it is now; what is gone stays as it was last. */
export function holdOrder<T>(
  held: readonly T[],
  latest: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] {
  const byKey = new Map(latest.map((item) => [keyOf(item), item]));
  return held.map((item) => byKey.get(keyOf(item)) ?? item);
}
