import { type PointerEventHandler, useEffect, useRef, useState } from "react";
import { SECOND } from "#core/lib/time.ts";

/** How long the order stays frozen after the last movement of the mouse, in milliseconds. */
const REST_TIMEOUT = 10 * SECOND;

/**
 * Freezes the row order while the mouse moves over the list, so that no row moves under a click.
 * Rows still update in place; none is added, removed or moved until the mouse leaves or rests, or
 * the list gets another name.
 */
export function useFrozenOrder<T>(items: readonly T[], keyOf: (item: T) => string, list = "") {
  const [frozen, setFrozen] = useState<{
    readonly items: readonly T[];
    readonly list: string;
  } | null>(null);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const letGo = (): void => {
    clearTimeout(restTimer.current);
    setFrozen(null);
  };
  useEffect(
    () => () => {
      clearTimeout(restTimer.current);
    },
    [],
  );
  const freeze: PointerEventHandler = ({ pointerType }) => {
    if (pointerType !== "mouse") return;
    clearTimeout(restTimer.current);
    restTimer.current = setTimeout(setFrozen, REST_TIMEOUT, null);
    setFrozen((before) => (before?.list === list ? before : { items, list }));
  };
  return {
    items: frozen?.list === list ? keepOrder(frozen.items, items, keyOf) : items,
    /** Props for the element that contains the rows. */
    pointer: { onPointerEnter: freeze, onPointerMove: freeze, onPointerLeave: letGo },
    /** Releases the order; for clicks that change the rows. */
    letGo,
  };
}

/** Returns the items of `frozen` in their order, each in its latest version if it still exists. */
export function keepOrder<T>(
  frozen: readonly T[],
  latest: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] {
  const byKey = new Map(latest.map((item) => [keyOf(item), item]));
  return frozen.map((item) => byKey.get(keyOf(item)) ?? item);
}
