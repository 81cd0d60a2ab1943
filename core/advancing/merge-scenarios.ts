/** Keeps what the scenarios of a contestant state under every usual rule. */
import { must } from "#core/lib/must.ts";
import type {
  ContestantScenario,
  Fate,
  Outlook,
  OwnThresholds,
  ScenarioClause,
  ScenarioLiteral,
} from "#core/model/scenarios.ts";

/** Returns what is true by every rule. @param byRule At least one. */
export function mergeScenarios(byRule: readonly ContestantScenario[]): ContestantScenario {
  const first = must(byRule[0], "a group has a rule");
  const verdicts = new Set(byRule.map(({ verdict }) => verdict));
  if (byRule.length === 1 || (verdicts.size === 1 && first.verdict !== "open")) return first;
  const open = byRule.filter(({ verdict }) => verdict === "open");
  const { contestant, left } = first;
  const shared = { contestant, left, verdict: "open" } as const;
  if (open.some(({ thresholds }) => thresholds !== null)) {
    return { ...shared, outlooks: [], thresholds: mergeThresholds(byRule) };
  }
  const results = open[0]?.outlooks.map(({ own }) => own) ?? [null];
  const outlooks = results.map((own) => mergeOutlooks(byRule.map((one) => outlookOf(one, own))));
  return { ...shared, outlooks, thresholds: null };
}

/** Returns the least number of wins that suffices, and the greatest that does not, by every rule. */
function mergeThresholds(byRule: readonly ContestantScenario[]): OwnThresholds {
  let through: number | null = 0;
  let out: number | null = Infinity;
  for (const { verdict, thresholds } of byRule) {
    if (verdict !== "through") {
      const own: number | null = thresholds?.through ?? null;
      through = through === null || own === null ? null : Math.max(through, own);
    }
    if (verdict !== "eliminated") {
      const own: number | null = thresholds?.out ?? null;
      out = out === null || own === null ? null : Math.min(out, own);
    }
  }
  return { unit: "wins", through, out };
}

function outlookOf({ verdict, outlooks }: ContestantScenario, own: Outlook["own"]): Outlook {
  const decided = { own, clauses: [], otherwise: verdict === "open" ? null : verdict, tieBy: null };
  return outlooks.find((one) => one.own === own) ?? decided;
}

function mergeOutlooks(byRule: readonly Outlook[]): Outlook {
  const first = must(byRule[0], "a group has a rule");
  if (new Set(byRule.map((one) => JSON.stringify(one))).size === 1) return first;
  const clauses = (["through", "eliminated"] as const).flatMap(
    (fate): readonly ScenarioClause[] => {
      const terms = new Map(
        byRule.flatMap((one) => termsOf(one, fate)).map((term) => [JSON.stringify(term), term]),
      );
      const anyOf = [...terms.values()].filter((term) =>
        byRule.every((one) => isStated(one, fate, term)),
      );
      return anyOf.length === 0 ? [] : [{ fate, anyOf }];
    },
  );
  return { own: first.own, clauses, otherwise: null, tieBy: "rule" };
}

function termsOf({ clauses }: Outlook, fate: Fate): ScenarioClause["anyOf"] {
  return clauses.find((clause) => clause.fate === fate)?.anyOf ?? [];
}

/** Returns whether an outlook states a fate under a condition. */
function isStated(outlook: Outlook, fate: Fate, term: readonly ScenarioLiteral[]): boolean {
  if (outlook.clauses.length === 0) return outlook.otherwise === fate;
  const text = JSON.stringify(term);
  return termsOf(outlook, fate).some((own) => JSON.stringify(own) === text);
}
