import { capitalize } from "#core/lib/text.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import type {
  ContestantScenario,
  Fate,
  Outlook,
  OwnThresholds,
  ScenarioLiteral,
} from "#core/model/scenarios.ts";
import type { ScenarioMessages } from "./en/standings.ts";
import { formatHalves } from "./format-score.ts";

/** A line about a contestant: own result ("Win"; "" without one) and what follows. */
export interface ScenarioLine {
  readonly own: string;
  readonly text: string;
  /** True if the line states a certain fate, without a condition. */
  readonly isCertain: boolean;
}

/** Describes whether a contestant can still advance; no lines if their open matches decide nothing. */
export function describeScenario(
  { verdict, outlooks, thresholds }: ContestantScenario,
  messages: ScenarioMessages,
): readonly ScenarioLine[] {
  if (verdict !== "open") {
    return [{ own: "", text: capitalize(messages[verdict]), isCertain: true }];
  }
  const text = thresholds === null ? "" : describeThresholds(thresholds, messages);
  if (text !== "") return [{ own: "", text, isCertain: false }];
  return outlooks.map((outlook) => ({
    own: outlook.own === null ? "" : messages.own[outlook.own],
    text: describeOutlook(outlook, messages),
    isCertain: isCertain(outlook),
  }));
}

/** Describes in a few words whether a contestant can still advance. */
export function describeScenarioBriefly(
  { verdict, outlooks, thresholds }: ContestantScenario,
  messages: ScenarioMessages,
): string {
  if (verdict !== "open") return capitalize(messages[verdict]);
  const { through = null, unit = "points" } = thresholds ?? {};
  if (through !== null)
    return capitalize(messages.throughWith(messages[unit](formatHalves(through))));
  const after = (own: "win" | "draw" | "loss") => outlooks.find((outlook) => outlook.own === own);
  if (isSure(after("draw"), "through")) return messages.short.draw;
  if (isSure(after("win"), "through")) return messages.short.win;
  const needsWin =
    isSure(after("loss"), "eliminated") &&
    (after("draw") === undefined || isSure(after("draw"), "eliminated"));
  return needsWin ? messages.short.winAndHelp : capitalize(messages.otherResults.alone);
}

/** Returns whether an own result has this fate in any case. */
function isSure(outlook: Outlook | undefined, fate: Fate): boolean {
  return outlook !== undefined && isCertain(outlook) && outlook.otherwise === fate;
}

/** Describes what an outlook states: "Through if Bo beats Cem; otherwise out". */
function describeOutlook(outlook: Outlook, messages: ScenarioMessages): string {
  const { clauses, otherwise, tieBy } = outlook;
  const decider = messages.tieBy[tieBy ?? "unknown"];
  const fateOf = (fate: Fate | null, form: "alone" | "after"): string => {
    if (fate === null) return (tieBy === "rule" ? decider : messages.otherResults)[form];
    return fate === "tie" ? decider[form] : messages[fate];
  };
  if (clauses.length === 0) return capitalize(fateOf(otherwise, "alone"));
  const parts = clauses.map(({ fate, anyOf }) => {
    const condition = messages.or(
      anyOf.map((literals) => messages.and(literals.map((one) => describeLiteral(one, messages)))),
    );
    if (fate === "tie") return messages.tieIf(condition, decider.after);
    return messages[fate === "through" ? "throughIf" : "eliminatedIf"](condition);
  });
  return capitalize([...parts, messages.otherwise(fateOf(otherwise, "after"))].join("; "));
}

function describeLiteral(
  { contestants, results }: ScenarioLiteral,
  messages: ScenarioMessages,
): string {
  const [first, second] = contestants;
  const names = [wrapInBidiIsolate(first.name), wrapInBidiIsolate(second.name)] as const;
  const [allowsFirst, allowsDraw, allowsSecond] = [
    results.includes("first"),
    results.includes("draw"),
    results.includes("second"),
  ];
  if (allowsFirst && allowsSecond) return messages.isNoDraw(...names);
  if (allowsFirst) {
    return allowsDraw ? messages.doesNotBeat(names[1], names[0]) : messages.beats(...names);
  }
  if (!allowsSecond) return messages.isDraw(...names);
  return allowsDraw ? messages.doesNotBeat(...names) : messages.beats(names[1], names[0]);
}

/** Describes which numbers of wins or points decide; "" if none does. */
function describeThresholds(
  { unit, through, out }: OwnThresholds,
  messages: ScenarioMessages,
): string {
  const amount = (count: number): string => messages[unit](formatHalves(count));
  const parts = [
    ...(through === null ? [] : [messages.throughWith(amount(through))]),
    ...(out === null ? [] : [out > 0 ? messages.outWith(amount(out)) : messages.outWithNone[unit]]),
  ];
  if (parts.length === 0) return "";
  return capitalize([...parts, messages.otherwise(messages.otherResults.after)].join("; "));
}

function isCertain({ clauses, otherwise }: Outlook): boolean {
  return clauses.length === 0 && (otherwise === "through" || otherwise === "eliminated");
}
