import { navigate } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { useMemo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { tournamentKeyOf } from "#core/contestants/road.ts";
import { HOUR, MINUTE } from "#core/lib/time.ts";
import { shiftDay } from "#core/lib/event-day.ts";
import { type DayPlan, planDay } from "#core/schedule/plan-day.ts";
import { useMatches } from "#web/api/matches.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { LineTexts } from "#web/kit/match/match-line.tsx";
import type { Preferences } from "#web/preferences/preferences.ts";

/** An event day; times in milliseconds since the epoch. */
export interface EventDay {
  /** "2026-01-25". */
  readonly key: string;
  readonly isToday: boolean;
  readonly from: number;
  readonly to: number;
}

/** Everything that the views of the schedule show. */
export interface Schedule {
  readonly day: EventDay;
  readonly now: number;
  readonly plan: DayPlan;
  /** Returns whether a match fits the filters; the plan has the others too, as they need stations. */
  readonly isShown: (match: MatchView) => boolean;
}

/** Properties of each view. */
export interface ScheduleProps {
  readonly schedule: Schedule;
}

const NO_MATCHES: readonly MatchView[] = [];

/** Loads the matches of the selected day and plans them. */
export function useSchedule() {
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const { game } = useSearch({ from: "__root__" });
  const { day: selectedDay, followed, tournament } = useSearch({ from: "/schedule" });
  const { contestants, tournaments } = usePreferences();
  const today = venue.dayKey(now);
  const key = selectedDay === "" ? today : selectedDay;
  const { data, error } = useMatches({ day: key });
  const matches = data?.matches ?? NO_MATCHES;
  const plan = useMemo(() => planDay(matches, now), [matches, now]);
  const { dayKey } = venue;
  const day = useMemo(
    () => ({
      key,
      isToday: key === today,
      from: findDayStart(key, dayKey),
      to: findDayStart(shiftDay(key, 1), dayKey),
    }),
    [key, today, dayKey],
  );
  const isShown = useMemo(() => {
    return (match: MatchView): boolean =>
      (followed === "" || isFollowedMatch(match, { contestants, tournaments })) &&
      (game === "" || match.tournament.gameSlug === game) &&
      (tournament === "" || tournamentKeyOf(match) === tournament);
  }, [followed, game, tournament, contestants, tournaments]);
  const schedule: Schedule = useMemo(
    () => ({ day, now, plan, isShown }),
    [day, now, plan, isShown],
  );
  return { schedule, isLoaded: data !== undefined, error };
}

/**
 * Returns the matches that are printed: those to play at a station. On a day without stations it is
 * those to play, and if there is none, or `isEverything`, all that fit the filters.
 */
export function listPrinted(
  { plan, isShown }: Pick<Schedule, "plan" | "isShown">,
  isEverything: boolean,
): readonly MatchView[] {
  const matches = plan.matches.filter(isShown);
  const toPlay = matches.filter(
    ({ state, station }) => state !== "ended" && (station !== null || plan.lanes.length === 0),
  );
  return isEverything || toPlay.length === 0 ? matches : toPlay;
}

/**
 * Returns a function that describes the line of a match: its tournament if the day has several, a
 * clash as a warning, and as a note that it has no station or when it usually ends.
 */
export function useDescribeLine({ plan }: Schedule): (match: MatchView) => LineTexts {
  const texts = useMessages("schedule");
  const venue = useVenueFormat();
  const tournaments = new Set(plan.matches.map(({ tournament }) => tournament.title));
  return ({ key, state, station, tournament }) => {
    const clash = plan.clashes.get(key)?.kind;
    const usualEnd = plan.timed.get(key)?.usualEnd ?? null;
    const needsStation = state === "upcoming" && station === null && plan.lanes.length > 0;
    const end = state === "ended" || usualEnd === null ? "" : texts.to(venue.time(usualEnd));
    return {
      tournament: tournaments.size > 1 ? tournament.title : "",
      warning: clash === undefined ? "" : texts.clash[clash],
      note: needsStation ? texts.withoutStation : end,
    };
  };
}

/** Shows the other view of the same day. */
export function showView(view: "grid" | "list"): void {
  void navigate({ to: "/schedule", search: (before) => ({ ...before, view }), replace: true });
}

/** Returns when an event day starts; all zones change their offset by whole quarter hours. */
function findDayStart(key: string, dayKey: (at: number) => string): number {
  const noon = Date.parse(`${key}T12:00:00Z`);
  let before = noon - 30 * HOUR;
  let after = noon + 18 * HOUR;
  while (after - before > 15 * MINUTE) {
    const steps = Math.floor((after - before) / (30 * MINUTE));
    const middle = before + Math.max(1, steps) * 15 * MINUTE;
    if (dayKey(middle) < key) before = middle;
    else after = middle;
  }
  return after;
}

/** Returns whether the viewer follows the tournament or a contestant of a match. */
export function isFollowedMatch(
  { slots, tournament: { site, slug } }: MatchView,
  { contestants, tournaments }: Pick<Preferences, "contestants" | "tournaments">,
): boolean {
  return (
    tournaments.includes(`${site}/${slug}`) ||
    slots.some(({ contestant }) => contestant !== null && contestants.includes(contestant.key))
  );
}
