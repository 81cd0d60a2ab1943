import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import type { Channel } from "#web/api/desk-channels.ts";
import { useChannelOrder } from "./channel-list.tsx";

const at = { who: "Anna", at: "2026-01-25T12:00:00Z" };
const empty = (name: string): Channel => ({ name, value: EMPTY_CHANNEL, ...at });
const live = (name: string): Channel => ({
  name,
  value: { ...EMPTY_CHANNEL, match: "a/1" },
  ...at,
});

const renderOrder = (initialProps: readonly Channel[], isPhone = false) =>
  renderHook((channels: readonly Channel[]) => useChannelOrder(channels, isPhone), {
    initialProps,
  });

test("sorts empty channels last when it is opened, and first on a phone", () => {
  const channels = [empty("a"), live("b"), empty("c"), live("d")];
  expect(renderOrder(channels).result.current).toEqual(["b", "d", "a", "c"]);
  expect(renderOrder(channels, true).result.current).toEqual(["a", "c", "b", "d"]);
});

test("keeps the order when channels change, are removed and come back", () => {
  const { result, rerender } = renderOrder([live("a"), live("b")]);
  for (const channels of [[empty("a"), live("b")], [live("b")], [], [live("a"), live("b")]]) {
    rerender(channels);
    expect(result.current).toEqual(["a", "b"]);
  }
});

test("adds new channels at the end", () => {
  const { result, rerender } = renderOrder([]);
  rerender([empty("b")]);
  rerender([live("a"), empty("b"), empty("c")]);
  expect(result.current).toEqual(["b", "a", "c"]);
});
