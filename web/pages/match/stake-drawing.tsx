import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import { useMatch } from "#web/api/match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { CameFrom, StakeBoxes } from "#web/features/matches/panel/at-stake.tsx";
import { formatMoment } from "#web/features/matches/panel/format-moment.ts";
import type { Stake } from "#web/features/matches/panel/use-stakes.ts";
import { MatchLink } from "#web/features/matches/rows/match-link.tsx";
import { SideFlag } from "#web/features/matches/rows/side-flag.tsx";
import { createRowSides } from "#web/features/matches/rows/sides.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useMatchPageMessages } from "#web/i18n/match-page-messages.ts";
import styles from "./stake-drawing.module.css";

interface StakeDrawingProps {
  readonly match: MatchView;
  readonly stakes: readonly Stake[];
  /** Milliseconds since the epoch. */
  readonly now: number;
}

type Feeder = Extract<MatchSlotView["source"], { readonly type: "winner" | "loser" }>;

/** The matches before a match and what each result means, drawn beside it if there is room. */
export function StakeDrawing({ match, stakes, now }: StakeDrawingProps) {
  const { panel } = useAllMessages().match;
  const words = useMatchPageMessages().stakes;
  const feeders = match.slots.map(({ source }) =>
    source.type === "winner" || source.type === "loser" ? source : null,
  );
  const hasFeeders = feeders.some((feeder) => feeder !== null);
  if (!hasFeeders && stakes.length === 0) return null;
  return (
    <section>
      <SectionHeading>{words.title}</SectionHeading>
      <div
        className={styles["map"]}
        data-feeders={hasFeeders || undefined}
        data-stakes={stakes.length > 0 || undefined}
      >
        {hasFeeders && (
          <>
            <p className={styles["from"]}>{panel.cameFrom}</p>
            {feeders.map(
              (feeder, index) =>
                feeder !== null && (
                  <div key={feeder.of.place} className={styles["feeder"]} data-row={index}>
                    <FeederCard feeder={feeder} now={now} />
                  </div>
                ),
            )}
            <Lines towards="match" rows={feeders.map((feeder) => feeder !== null)} />
          </>
        )}
        <p className={styles["label"]}>{words.thisMatch}</p>
        <div className={styles["match"]}>
          <MatchCard match={match} now={now} />
        </div>
        {stakes.length > 0 && (
          <>
            <Lines towards="stakes" rows={stakes.map(() => true)} />
            <div className={styles["boxes"]}>
              <StakeBoxes stakes={stakes} />
            </div>
          </>
        )}
      </div>
      <div className={styles["links"]}>
        <CameFrom match={match} />
      </div>
    </section>
  );
}

/** Lines between the match, in the middle, and the upper and lower part beside it. */
function Lines({ towards, rows }: { readonly towards: string; readonly rows: readonly boolean[] }) {
  const [upper, lower] =
    towards === "match"
      ? ["M0 25H50V46H100", "M0 75H50V54H100"]
      : ["M0 46H50V25H100", "M0 54H50V75H100"];
  return (
    <svg
      className={styles["lines"]}
      data-towards={towards}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {rows[0] === true && <path d={upper} />}
      {rows[1] === true && <path d={lower} />}
    </svg>
  );
}

interface FeederCardProps {
  readonly feeder: Feeder;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The match that a contestant came from; its name while no match of its place is known. */
function FeederCard({ feeder, now }: FeederCardProps) {
  const messages = useAllMessages();
  const { match } = useMatch(feeder.of.match);
  if (match !== undefined) return <MatchCard match={match} now={now} isLink />;
  return <p className={styles["open"]}>{formatSlotSource(messages, feeder)}</p>;
}

interface MatchCardProps {
  readonly match: MatchView;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly isLink?: boolean;
}

function MatchCard({ match, now, isLink = false }: MatchCardProps) {
  const messages = useAllMessages();
  const venue = useVenueFormat();
  const { bestOf, code, start, state } = match;
  const facts = [
    start === null ? "" : formatMoment(Date.parse(start), now, venue),
    bestOf === null ? "" : messages.match.bestOf(bestOf),
  ];
  const card = (
    <span className={styles["card"]} data-live={isLiveAndListed(match) || undefined}>
      <span className={styles["head"]}>
        <strong translate="no">{code}</strong> {facts.filter((fact) => fact !== "").join(" · ")}
      </span>
      {createRowSides(match, messages).map((side, index) => (
        <span key={side.key ?? index} className={styles["side"]} data-standing={side.standing}>
          <SideFlag side={side} />
          <ContestantName name={side.name} country={side.country ?? ""} standing={side.standing} />
          <span className={styles["score"]}>{state !== "upcoming" && side.score}</span>
        </span>
      ))}
    </span>
  );
  return isLink ? (
    <MatchLink match={match} className={styles["link"]}>
      {card}
    </MatchLink>
  ) : (
    card
  );
}
