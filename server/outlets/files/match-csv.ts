import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { addTime } from "#core/lib/add-time.ts";
import { type CsvCell, formatCsvRow } from "./csv.ts";

type Column = readonly [name: string, of: (match: MatchView) => CsvCell];

const COLUMNS: readonly Column[] = [
  ["site", ({ site }) => site],
  ["id", ({ id }) => id],
  ["code", ({ code }) => code],
  ["tournament", ({ tournament }) => tournament.title],
  ["tournament_slug", ({ tournament }) => tournament.slug],
  ["game", ({ tournament }) => tournament.game],
  ["bracket", ({ bracket }) => bracket?.title ?? null],
  ["group", ({ group }) => (group === null ? null : (group.name ?? group.number))],
  ["round", ({ round }) => round?.name.long ?? null],
  ["start_utc", ({ start }) => start],
  ["best_of", ({ bestOf }) => bestOf],
  ["state", ({ state }) => state],
  ["state_by", ({ stateBy }) => stateBy],
  ...columnsOfSide(0),
  ...columnsOfSide(1),
  ["others", ({ slots }) => slots.slice(2).map(formatOther).join("; ")],
  ["winner", ({ slots, outcome }) => nameOf(slots[outcome.winner ?? -1])],
  ["decided_by", ({ outcome }) => outcome.by],
  ["draw", ({ outcome }) => (outcome.draw ? 1 : 0)],
  ["absence", ({ absence }) => absence],
  ["last_seen_utc", ({ lastSeen }) => lastSeen],
  ["time_1", ({ slots }) => slots[0]?.time ?? null],
  ["time_2", ({ slots }) => slots[1]?.time ?? null],
];

/** Header row. The column names are never translated, because programs read them. */
export const MATCH_CSV_HEADER = formatCsvRow(COLUMNS.map(([name]) => name));

export function formatMatchCsvRow(match: MatchView): string {
  return formatCsvRow(COLUMNS.map(([, of]) => of(match)));
}

function columnsOfSide(index: 0 | 1): readonly Column[] {
  const number = index + 1;
  return [
    [`contestant_${number}`, ({ slots }) => nameOf(slots[index])],
    [`country_${number}`, ({ slots }) => slots[index]?.contestant?.country ?? null],
    [`seed_${number}`, ({ slots }) => slots[index]?.seed ?? null],
    [`score_${number}`, ({ slots }) => scoreOf(slots[index])],
  ];
}

function nameOf(slot: MatchSlotView | undefined): string | null {
  return slot?.contestant?.name ?? null;
}

/** Returns the score as the service writes it: -1 for a disqualification; a text, or the time of a race. */
function scoreOf(slot: MatchSlotView | undefined): CsvCell {
  return slot?.disqualified === true ? -1 : (slot?.score ?? slot?.scoreText ?? slot?.time ?? null);
}

function formatOther(slot: MatchSlotView): string {
  const time = slot.score === null && !slot.disqualified ? null : slot.time;
  return `${nameOf(slot) ?? ""} ${addTime(`${scoreOf(slot) ?? ""}`, time)}`.trim();
}
