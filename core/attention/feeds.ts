/** What is wrong between a match and the ones it leads to. */
import { MINUTE } from "#core/lib/time.ts";
import type { DerivedMatch, Slot } from "#core/model/derived.ts";
import type { AdvanceFault } from "./attention.ts";
import { RECENT } from "./flags.ts";
import {
  type Finding,
  historyOf,
  isLookedAt,
  matchAt,
  noticed,
  type Rule,
  type Watch,
} from "./watch.ts";

/** How long the service may take to write a contestant into the next match, in milliseconds. */
const FILLS_WITHIN = 10 * MINUTE;

const ADVANCE_FAULTS: readonly AdvanceFault[] = [
  "loser-advanced",
  "winner-and-loser",
  "both-advanced",
];

/** Its result was changed after a match it leads to had begun. */
export const correctedLate: Rule = (watch) =>
  noticed(watch, ({ corrected }) => corrected !== null).flatMap((derived): readonly Finding[] => {
    const { corrected } = historyOf(watch, derived);
    if (corrected === null || watch.now - corrected.at >= RECENT) return [];
    const next = [derived.winnerTo, derived.loserTo]
      .flatMap((to) => matchAt(watch, to?.match ?? null) ?? [])
      .find((fed) => hadBegun(watch, fed, corrected.at));
    if (next === undefined) return [];
    const { from, to, at } = corrected;
    const reason = { kind: "corrected-late", from, to, next: next.code } as const;
    const sameWinner = from.winner?.key === to.winner?.key;
    const severity = sameWinner ? "warn" : "alarm";
    return [{ match: derived, severity, since: at, reason, fact: String(at) }];
  });

/** Nobody stands where the winner or loser of a decided match belongs. */
export const slotUnfilled: Rule = (watch) =>
  watch.open.flatMap((derived): readonly Finding[] => {
    if (derived.absence !== null) return [];
    const open = derived.slots.filter(({ entry }) => entry === null);
    return open.flatMap((slot) => unfilled(watch, derived, slot)).slice(0, 1);
  });

/** Somebody plays on who did not win: what the bracket says of itself. */
export const advancedWithoutWinning: Rule = (watch) => {
  const faults = new Map<string, AdvanceFault>();
  for (const { match, code } of watch.world.issues) {
    const fault = ADVANCE_FAULTS.find((known) => known === code);
    if (match !== null && fault !== undefined) faults.set(match, fault);
  }
  return Array.from(faults).flatMap(([key, fault]): readonly Finding[] => {
    const derived = matchAt(watch, key);
    if (derived === null || !isLookedAt(derived)) return [];
    const reason = { kind: "advanced-without-winning", fault } as const;
    return [{ match: derived, severity: "alarm", since: null, reason, fact: fault }];
  });
};

function unfilled(watch: Watch, derived: DerivedMatch, { source }: Slot): readonly Finding[] {
  if (source.type !== "winner" && source.type !== "loser") return [];
  const feeder = matchAt(watch, source.of.match);
  if (feeder === null || feeder.outcome.winner === null || source.certainty !== "found") return [];
  const since = historyOf(watch, feeder).endedAt ?? feeder.sighting.changedAt;
  if (watch.now - since < FILLS_WITHIN) return [];
  const { winner } = feeder.outcome;
  const belongs = feeder.match.entries.find(
    (_, index) => (index === winner) === (source.type === "winner"),
  );
  const reason = {
    kind: "slot-unfilled",
    feeder: source.of.code,
    contestant: belongs?.name ?? null,
  } as const;
  return [{ match: derived, severity: "warn", since, reason, fact: source.of.place }];
}

function hadBegun(watch: Watch, derived: DerivedMatch, at: number): boolean {
  if (derived.status.state === "upcoming" || derived.status.by === "bye") return false;
  const began = historyOf(watch, derived).startedAt ?? derived.match.start ?? at;
  return began <= at;
}
