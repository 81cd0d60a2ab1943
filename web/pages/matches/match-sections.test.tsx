import { expect, it } from "vitest";
import { renderWithAppProviders } from "#web/testing/render-with-app-providers.tsx";
import type { MatchTab } from "./matches-search.ts";
import { useDescribeDay } from "./match-sections.tsx";

interface HeadingProps {
  readonly day: string | null;
  readonly tab: MatchTab;
}

function Heading({ day, tab }: HeadingProps) {
  const { title, aside } = useDescribeDay(tab)(day);
  return `${title} | ${aside}`;
}

it.each([
  ["2026-01-25", "upcoming", "Today | Sun 25 Jan, until Mon 26 Jan 05:00"],
  ["2026-01-25", "ended", "Today | Sun 25 Jan, newest first"],
  ["2026-01-26", "upcoming", "Tomorrow | Mon 26 Jan"],
  ["2026-01-24", "ended", "Yesterday | Sat 24 Jan"],
  ["2026-01-28", "upcoming", "Wednesday 28 January 2026 | "],
  [null, "upcoming", "No start time yet | "],
] as const)("describes %s among %s matches", (day, tab, text) => {
  const { container } = renderWithAppProviders(<Heading day={day} tab={tab} />);
  expect(container.textContent).toBe(text);
});
