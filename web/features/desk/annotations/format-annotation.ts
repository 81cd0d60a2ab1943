import type { PageMessages } from "#core/i18n/en/index.ts";
import type { AnnotationView } from "#core/contract/annotation.ts";
import type { AnnotationValues } from "#core/desk/annotation.ts";
import type { GroupView } from "#core/contract/tournament.ts";
import { formatHalves, formatScoreList } from "#core/i18n/format-score.ts";
import { wrapInBidiIsolate } from "#core/lib/wrap-in-bidi-isolate.ts";
import { SCORE_ORDERS } from "#core/model/score-orders.ts";

type FormattedAnnotation = Pick<AnnotationView, "kind" | "value"> &
  Partial<Pick<AnnotationView, "refersTo">>;

/** Formats the value of an annotation; "" if its form is unknown. */
export function formatAnnotation(
  { kind, value, refersTo }: FormattedAnnotation,
  messages: PageMessages["desk"]["annotations"],
): string {
  if (value === null) return messages.cleared;
  const order = kind === "score-order" && SCORE_ORDERS.find((one) => one === value);
  if (order) return messages.scoreOrders[order];
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (kind === "points-rule" && isRule(value)) return formatPointsRule(value, messages);
  if (isPlacementPoints(value)) return formatPlacementPoints(value, messages);
  if (isTieOrder(value)) return formatTieOrder(value);
  if (typeof value !== "object") return "";
  if ("decision" in value)
    return messages.decisions[value.decision === "accept" ? "accept" : "keep"];
  if ("name" in value) return String(value.name);
  if ("key" in value) return String(value.key);
  if (!("match" in value)) return "";
  const swapped = "swapped" in value && value.swapped === true ? messages.swapped : null;
  const score =
    "score" in value && Array.isArray(value.score)
      ? formatScoreList(messages.disqualified, value.score)
      : null;
  return [refersTo?.name ?? value.match, swapped, score].filter(Boolean).join(" · ");
}

/** Formats a points rule: "3–1–0 points, difference, scored", "3–2–1–0 points". */
export function formatPointsRule(
  { points, tieBreakers, carry }: GroupView["rule"],
  messages: PageMessages["desk"]["annotations"],
): string {
  const ranked =
    points === null
      ? messages.byWins
      : messages.points(
          formatHalves(points.win),
          // No match with a last game is a draw.
          points.lastGame === undefined
            ? formatHalves(points.draw)
            : `${formatHalves(points.lastGame.win)}–${formatHalves(points.lastGame.loss)}`,
          formatHalves(points.loss),
        );
  return [
    ranked,
    ...(carry === undefined ? [] : [`${messages.rule.carry}: ${messages.rule.carries[carry]}`]),
    ...tieBreakers.map((breaker) => messages.tieBreakers[breaker]),
  ].join(", ");
}

/** Formats placement points: "25 18 15, 1 per kill, best 3, Aino −5". */
export function formatPlacementPoints(
  { placements, perKill, bestOf, deductions }: AnnotationValues["placement-points"],
  { placement }: PageMessages["desk"]["annotations"],
): string {
  return [
    placements.map(formatHalves).join(" "),
    ...(perKill > 0 ? [placement.killSummary(formatHalves(perKill))] : []),
    ...(bestOf === null ? [] : [placement.bestOfSummary(bestOf)]),
    ...deductions.map(({ name, points }) => placement.deductionSummary(name, formatHalves(points))),
  ].join(", ");
}

/** Returns whether the value of an annotation is that of the kind `placement-points`. */
export function isPlacementPoints(value: unknown): value is AnnotationValues["placement-points"] {
  return typeof value === "object" && value !== null && "placements" in value;
}

function isTieOrder(value: unknown): value is AnnotationValues["tie-order"] {
  return typeof value === "object" && value !== null && "orders" in value;
}

/** Formats the orders of ties, best first: "Aino, Bo; Cleo, Dan". */
function formatTieOrder({ orders }: AnnotationValues["tie-order"]): string {
  return orders
    .map((order) => order.map(({ name }) => wrapInBidiIsolate(name)).join(", "))
    .join("; ");
}

function isRule(value: unknown): value is GroupView["rule"] {
  return typeof value === "object" && value !== null && "tieBreakers" in value;
}
