import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { createScoreFormat, formatScore } from "#core/i18n/format-score.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./printed-results.module.css";

/** Results of a group on paper in order of play; matches to play have two boxes for a pen. */
export function PrintedResults({ matches }: { readonly matches: readonly MatchView[] }) {
  const inOrder = matches
    .filter(({ stateBy, unresolved }) => stateBy !== "bye" && unresolved === null)
    .toSorted((one, other) => (one.start ?? "~").localeCompare(other.start ?? "~"));
  return (
    <ul className={styles["results"]}>
      {inOrder.map((match) => (
        <Result key={match.key} match={match} />
      ))}
    </ul>
  );
}

function Result({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const { slots, state } = match;
  const [one, other] = slots;
  const format = createScoreFormat(slots);
  const scoreOf = (slot: MatchSlotView | undefined): string =>
    slot === undefined || state === "upcoming" ? "" : formatScore(messages, slot, format);
  const nameOf = (slot: MatchSlotView | undefined, lean: "start" | "end") => (
    <ContestantName
      name={slot === undefined ? messages.match.slot.unknown : formatSlot(messages, slot)}
      country={slot?.contestant?.country ?? ""}
      standing={slot?.result === "winner" ? "winner" : undefined}
      lean={lean}
    />
  );
  return (
    <li className={styles["result"]} data-state={isLiveAndListed(match) ? "live" : state}>
      {nameOf(one, "end")}
      <b>{scoreOf(one)}</b>
      <b>{scoreOf(other)}</b>
      {nameOf(other, "start")}
    </li>
  );
}
