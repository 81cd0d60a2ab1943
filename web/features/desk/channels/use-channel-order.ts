import { useState } from "react";
import type { Channel } from "#web/api/desk-channels.ts";

/**
 * Returns the names of all channels since the page was opened, in an order that stays as it was
 * then, so that no row moves under a pointer. New names are added at the end; removed ones stay.
 *
 * @param isEmptyFirst Whether empty channels come first, as on a phone, where the most used controls are lowest.
 */
export function useChannelOrder(
  channels: readonly Channel[],
  isEmptyFirst: boolean,
): readonly string[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const later = channels.filter(({ name }) => !order.includes(name));
  if (later.length > 0) {
    const isFirst = ({ value }: Channel): boolean => (value.match === null) === isEmptyFirst;
    const names = [...later.filter(isFirst), ...later.filter((channel) => !isFirst(channel))];
    setOrder([...order, ...names.map(({ name }) => name)]);
  }
  return order;
}
