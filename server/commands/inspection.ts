import { getScenarios } from "#core/advancing/scenarios.ts";
import { describeScenario } from "#core/i18n/describe-scenario.ts";
import * as en from "#core/i18n/en/pages.ts";
import type { Bracket } from "#core/model/bracket.ts";
import type { Advance, DerivedMatch } from "#core/model/derived-match.ts";
import type { Group } from "#core/model/group.ts";
import type { GroupScenarios } from "#core/model/scenarios.ts";
import type { TournamentView, World } from "#core/world/world.ts";
import { explainNoRanking, explainNoWinner, explainRank } from "./inspection-reasons.ts";
import { findEntryResult } from "#core/match/appearance.ts";
import type { Contestant } from "#core/model/contestant.ts";
import { createContestantParser } from "#core/wire/named-contestant.ts";

/**
 * Presents a world as the document of `npm run inspect`. `quarantined` is the number of items that
 * could not be parsed; each of `names` may match one contestant per game.
 */
export function presentInspection(world: World, quarantined: number, names: readonly string[]) {
  const counts = { upcoming: 0, live: 0, ended: 0 };
  for (const { status } of world.matches.values()) counts[status.state] += 1;
  const views = [...world.tournaments.values()];
  return {
    /** By state, and items that could not be parsed (`quarantined`). */
    matches: { total: world.matches.size + quarantined, ...counts, quarantined },
    issues: world.issues.map(({ match, code, message }) => ({ match, code, message })),
    tournaments: views.map(presentTournament),
    brackets: views.flatMap(({ tournament, brackets, matches }) =>
      brackets.map((bracket) => presentBracket(bracket, tournament.slug, matches)),
    ),
    groups: views.flatMap((view) => view.groups.map((group) => presentGroup(view, group))),
    contestants: names.flatMap((name) => inspectContestants(world, name)),
  };
}

function presentTournament(view: TournamentView) {
  const deciding = view.brackets.find(({ key }) => key === view.decidedBy);
  return {
    slug: view.tournament.slug,
    title: view.tournament.title,
    /** `null` if unknown, or if no single final decides the tournament; see also its brackets. */
    champion: deciding?.champion?.name ?? null,
    /** Ids of the bracket whose final decides the tournament; `null` if none is proven to. */
    decidedBy: deciding?.ids ?? null,
    /** One; one for each bracket if no single final decides the tournament; or none. */
    rankings: presentRankings(view),
    /** Why there is no ranking, as a sentence; `null` if there is one. */
    noRanking: explainNoRanking(view),
    /** Reasons why unended matches will not be played, by match key (`SITE/ID`). */
    unresolved: Object.fromEntries(
      view.matches.flatMap(({ match, unresolved }) =>
        unresolved === null ? [] : [[match.key, unresolved]],
      ),
    ),
  };
}

function presentBracket(bracket: Bracket, tournament: string, matches: readonly DerivedMatch[]) {
  const own = matches.filter(({ match }) => bracket.ids.includes(match.bracketId ?? ""));
  return {
    ids: bracket.ids,
    /** Slug. */
    tournament,
    title: bracket.title,
    kind: bracket.kind,
    size: bracket.size,
    rounds: bracket.rounds.map(({ key, name, places }) => ({
      key,
      name: name.long,
      /** Keys (`SITE/ID`) in row order, all of a place together; `null` for matches not seen. */
      matches: places.flatMap(({ match }) => {
        const part = matches.find((one) => one.match.key === match)?.part;
        return part === undefined ? match : part.matches.map((one) => one.match);
      }),
    })),
    winners: winnersIn(own),
    /** Why matches that ended have no winner, by match key, as sentences. */
    undecided: undecidedIn(own),
    // Names of who advanced and who is eliminated, by match from which several advance.
    ...(bracket.kind === "heats" && { advances: advancesIn(bracket, matches) }),
    champion: bracket.champion?.name ?? null,
    runnerUp: bracket.runnerUp?.name ?? null,
    third: bracket.third?.name ?? null,
    resetPlayed: bracket.resetPlayed,
    complete: bracket.complete,
    /** Why it has no champion although no match is open; `null` otherwise. */
    noChampion: bracket.noChampion,
    /** Places without a listed match, by code. */
    absences: absencesIn(bracket),
  };
}

function absencesIn({ rounds }: Bracket) {
  return Object.fromEntries(
    rounds.flatMap(({ places }) =>
      places.flatMap(({ code, absence, continuesIn }) =>
        absence === null ? [] : [[code, { reason: absence, continuesIn }]],
      ),
    ),
  );
}

function advancesIn({ ids }: Bracket, matches: readonly DerivedMatch[]) {
  return Object.fromEntries(
    matches.flatMap(({ match, advances }) => {
      if (advances === undefined || !ids.includes(match.bracketId ?? "")) return [];
      const named = (advance: Advance): readonly string[] =>
        match.entries.filter((_, index) => advances[index] === advance).map(({ name }) => name);
      return [[match.key, { through: named("through"), out: named("out") }]];
    }),
  );
}

function winnersIn(matches: readonly DerivedMatch[]) {
  return Object.fromEntries(
    matches.flatMap(({ match, outcome: { winner, by } }) => {
      const name = winner === null ? undefined : match.entries[winner]?.name;
      return name === undefined || by === null ? [] : [[match.key, { name, by }]];
    }),
  );
}

function undecidedIn(matches: readonly DerivedMatch[]) {
  return Object.fromEntries(
    matches.flatMap((derived) => {
      const reason = explainNoWinner(derived);
      return reason === null ? [] : [[derived.match.key, reason]];
    }),
  );
}

function presentGroup(view: TournamentView, group: Group) {
  const { id, kind, rounds, isRuleKnown, standings, expected } = group;
  return {
    id,
    /** Slug. */
    tournament: view.tournament.slug,
    kind,
    /** Keys (`SITE/ID`) of the matches of each round of a Swiss group; `null` for other kinds. */
    rounds,
    /** False if the order of the standings is that of an assumed rule. */
    isRuleKnown,
    standings: standings.map((line) => ({
      position: line.position,
      name: line.contestant.name,
      played: line.played,
      won: line.won,
      drawn: line.drawn,
      lost: line.lost,
      scoreFor: line.scoreFor,
      scoreAgainst: line.scoreAgainst,
      points: line.points,
    })),
    /** Why matches that ended have no result, by match key, as sentences. */
    undecided: undecidedIn(view.matches.filter(({ match }) => group.matches.includes(match.key))),
    /** Proven number of its matches; `null` if unknown. */
    expected,
    /** Who can still advance; `null` if no match is open, or if nothing is proven. */
    scenarios: presentScenarios(getScenarios(view, group)),
  };
}

function presentRankings(view: TournamentView) {
  const { rankings, brackets, groups } = view;
  return rankings.map(({ bracket, group, isFinal, rows }) => ({
    /** Ids of the bracket whose final decides it; `null` if a group does. */
    bracket: brackets.find(({ key }) => key === bracket)?.ids ?? null,
    /** Id of the group that decides it; `null` if a bracket does. */
    group: groups.find(({ key }) => key === group)?.id ?? null,
    /** True if no rank can change any more. */
    isFinal,
    rows: rows.map((row) => ({
      /** `5-8` is a range. */
      rank: row.from === row.to ? `${row.from}` : `${row.from}-${row.to}`,
      name: row.contestant.name,
      reason: row.reason,
      /** Why the rank is a range or assumed, as a sentence; `null` if it is exact. */
      why: explainRank(row, view),
    })),
  }));
}

/** Presents who can still advance from a group. */
function presentScenarios(scenarios: GroupScenarios | null) {
  if (scenarios === null) return null;
  return {
    advancing: scenarios.advancing,
    /** In the order of the standings; `lines` are English sentences. */
    contestants: scenarios.contestants.map((one) => ({
      name: one.contestant.name,
      verdict: one.verdict,
      lines: describeScenario(one, en.standings.scenarios).map(({ own, text }) =>
        removeBidiIsolates(own === "" ? text : `${own}: ${text}`),
      ),
    })),
  };
}

/** Removes the marks that isolate names on pages. */
function removeBidiIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, "");
}

/** Returns the contestants of this name with their matches. */
function inspectContestants(world: World, name: string) {
  return contestantsNamed(world, name).map((contestant) => presentContestant(world, contestant));
}

/** Returns the contestants of this name: per game one, or one per spelling. */
function contestantsNamed(world: World, name: string): readonly Contestant[] {
  const parseContestant = createContestantParser();
  const games = new Set([...world.contestants.values()].map(({ gameSlug }) => gameSlug));
  return [...games].flatMap((game) => {
    const parsed = parseContestant(game, name);
    if (parsed === null || typeof parsed === "string") return [];
    return [...world.contestants.values()].filter(
      ({ key }) => key.startsWith(parsed.key) && /^(-\d+)?$/.test(key.slice(parsed.key.length)),
    );
  });
}

function presentContestant(world: World, contestant: Contestant) {
  return {
    key: contestant.key,
    name: contestant.name,
    game: contestant.game,
    countries: contestant.countries,
    ambiguity: contestant.ambiguity,
    /** Group matches by start, then bracket matches by depth. */
    matches: contestant.matches.flatMap((key) => {
      const derived = world.matches.get(key);
      return derived === undefined ? [] : [presentAppearance(world, derived, contestant)];
    }),
  };
}

function presentAppearance(world: World, derived: DerivedMatch, { key }: Contestant) {
  const { match, round, status } = derived;
  const index = match.entries.findIndex((entry) => entry.key === key);
  const opponent = match.entries.length === 2 ? match.entries[1 - index] : undefined;
  const group = world.groups.get(`${match.site}/${match.groupId ?? ""}`);
  const result = findEntryResult(derived, index);
  return {
    id: match.key,
    /** Round key, or `group N`; `null` for a match in neither a bracket nor a group. */
    round: round?.key ?? (group === undefined ? null : `group ${group.number}`),
    state: status.state,
    /** `null` for a bye, an unknown opponent, and in matches of more than two contestants. */
    opponent: opponent?.name ?? null,
    score: match.entries[index]?.score ?? null,
    opponentScore: opponent?.score ?? null,
    result: result === "drawn" ? "draw" : result,
  };
}
