import { type ReactNode, useId } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { RoundView } from "#core/contract/tournament.ts";
import {
  type BracketModel,
  findFeeder,
  type CardContext,
  findMatchAtPlace,
} from "#web/features/bracket/parts/bracket-model.ts";
import { FullWidthMatchCard } from "#web/features/bracket/parts/match-line.tsx";
import { roundStart } from "#core/layout/round-start.ts";
import styles from "./round-section.module.css";

export interface RoundSectionProps {
  readonly round: RoundView;
  readonly model: BracketModel;
  readonly tools: CardContext;
  readonly conflicts: ReadonlySet<string>;
  /** Key of the highlighted contestant; "" for none. */
  readonly contestant: string;
  readonly onOpen: (match: MatchView) => void;
  /** Whether the heading is visible to screen readers only, because the page shows it above. */
  readonly quiet?: boolean;
}

/** A round with its matches under each other: the content of its column in the tree. */
export function RoundSection(props: RoundSectionProps) {
  const { round, model, tools, conflicts, contestant, onOpen, quiet = false } = props;
  const { messages, venue } = tools;
  const heading = useId();
  const start = roundStart(round, model.matches);
  return (
    <section className={styles["round"]} aria-labelledby={heading}>
      <h2 id={heading} className={quiet ? "visually-hidden" : styles["heading"]}>
        {messages.match.roundName(round.name).long}
        <Meta>{start === null ? null : venue.dateTime(start)}</Meta>
        <Meta>{round.bestOf === null ? null : messages.match.bestOf(round.bestOf)}</Meta>
      </h2>
      <ol className={styles["matches"]}>
        {round.places.map((place) => {
          const match = findMatchAtPlace(model, place);
          const bye = place.bye ? byeName(match) : null;
          if (place.bye && bye === null) return null;
          return (
            <li key={place.place}>
              {bye === null ? (
                <FullWidthMatchCard
                  place={place}
                  round={round}
                  match={match}
                  upperFeeder={findFeeder(model, place, 0)}
                  lowerFeeder={findFeeder(model, place, 1)}
                  tools={tools}
                  hasConflict={place.match !== null && conflicts.has(place.match)}
                  highlightedSide={sideOf(match, contestant)}
                  onOpen={onOpen}
                />
              ) : (
                <p className={styles["bye"]}>
                  <bdi dir="auto" translate="no">
                    {bye}
                  </bdi>{" "}
                  <span>{messages.bracket.byeOn} →</span>
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Meta({ children }: { readonly children: ReactNode }) {
  return children === null ? null : <span className={styles["meta"]}>{children}</span>;
}

function byeName(match: MatchView | undefined): string | null {
  return match?.slots.find((slot) => slot.contestant !== null)?.contestant?.name ?? null;
}

function sideOf(match: MatchView | undefined, contestant: string): number {
  return match?.slots.findIndex((slot) => slot.contestant?.key === contestant) ?? -1;
}
