import { Fragment } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Text } from "#web/kit/text.tsx";
import { MatchLink } from "#web/kit/match-link.tsx";
import styles from "./stake-drawing.module.css";

/** Consequences of one result of a match, in words. */
export interface Stake {
  /** "If Aino wins", or "Aino won". */
  readonly title: string;
  readonly lines: readonly StakeLine[];
}

export interface StakeLine {
  readonly text: string;
  /** Key of the match that the line names; `null` if none. */
  readonly match: string | null;
}

interface StakeBoxesProps {
  readonly stakes: readonly Stake[];
  /** False while the match can still end otherwise. */
  readonly isCertain: boolean;
}

/** One box for each result of a match with what it means. */
export function StakeBoxes({ stakes, isCertain }: StakeBoxesProps) {
  return stakes.map(({ title, lines }) => (
    <div key={title} className={styles["box"]} data-open={!isCertain || undefined}>
      <strong>{title}</strong>
      {lines.map(({ text, match }) => (
        <p key={text}>
          {match === null ? text : <MatchLink match={{ key: match }}>{text}</MatchLink>}
        </p>
      ))}
    </div>
  ));
}

/** Matches that the contestants of a match came from, as one line of links; nothing if unknown. */
export function CameFrom({ match }: { readonly match: MatchView }) {
  const { panel } = useMessages("common").match;
  if (listFeeders(match).length === 0) return null;
  return (
    <Text as="p" type="meta" tone="soft">
      {panel.cameFrom} <FeederLinks match={match} />
    </Text>
  );
}

/** Links to the matches that the contestants of a match came from. */
export function FeederLinks({ match }: { readonly match: MatchView }) {
  const { panel } = useMessages("common").match;
  return listFeeders(match).map(({ of, certainty }, index) => (
    <Fragment key={of.place}>
      {index > 0 && " · "}
      {of.match === null ? of.code : <MatchLink match={{ key: of.match }}>{of.code}</MatchLink>}
      {certainty === "assumed" && ` (${panel.assumed})`}
    </Fragment>
  ));
}

/** Returns the sources of the slots that are matches, each match once. */
export function listFeeders({ slots }: MatchView) {
  const sources = slots.flatMap(({ source }) =>
    source.type === "winner" || source.type === "loser" ? [source] : [],
  );
  return [...new Map(sources.map((source) => [source.of.place, source])).values()];
}
