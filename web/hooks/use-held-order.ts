import { type PointerEventHandler, useState } from "react";

export interface HeldOrder<T> {
  readonly items: readonly T[];
  /** To spread on the element that holds the rows. */
  readonly pointer: {
    readonly onPointerEnter: PointerEventHandler;
    readonly onPointerLeave: PointerEventHandler;
  };
}

/**
 * Keeps rows where they are while a mouse is over them: what changes shows at once, but nothing
 * comes, goes or moves until the pointer leaves.
 *
 * @param keyOf Identity of an item.
 */
export function useHeldOrder<T>(items: readonly T[], keyOf: (item: T) => string): HeldOrder<T> {
  const [held, setHeld] = useState<readonly T[] | null>(null);
  return {
    items: held === null ? items : holdOrder(held, items, keyOf),
    pointer: {
      onPointerEnter: (event) => {
        if (event.pointerType === "mouse") setHeld(items);
      },
      onPointerLeave: () => {
        setHeld(null);
      },
    },
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
