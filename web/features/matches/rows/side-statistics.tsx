import { formatHalves } from "#core/i18n/format-score.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { Side } from "#core/side/sides.ts";

/** Whether a contestant advanced from a match of more than two, and kills, deaths, time, deduction and group points of a contestant, as far as they exist. */
export function SideStatistics({ side: { slot } }: { readonly side: Side }) {
  const { panel, slot: messages } = useMessages("common").match;
  if (slot === undefined) return null;
  const figures = [
    { name: panel.kills, value: slot.kills },
    { name: panel.deaths, value: slot.deaths },
    { name: panel.time, value: slot.time },
    // The service sends 0 if there was no deduction.
    { name: panel.deduction, value: slot.deduction === 0 ? null : slot.deduction },
    { name: panel.points, value: slot.points === null ? null : formatHalves(slot.points) },
  ].filter(({ value }) => value !== null);
  const texts = figures.map(({ name, value }) => `${name} ${value}`);
  const { advances } = slot;
  return (advances === undefined ? texts : [messages.advances[advances], ...texts]).join(" · ");
}
