import type { ReactNode } from "react";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMatch } from "#web/api/match.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { MatchLine, type RenderRow } from "./match-line.tsx";
import { TwoLineList } from "./two-line-list.tsx";
import { CameFrom, type Stake, StakeBoxes } from "./stakes.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./stake-drawing.module.css";

interface StakeDrawingProps {
  readonly match: MatchView;
  readonly stakes: readonly Stake[];
}

/** Lines from the upper and the lower card, from one card, and to the upper and the lower box. */
const LINES_FROM = ["M0 25H50V46H100", "M0 75H50V54H100"];
const LINES_FROM_SAME = ["M0 46H100", "M0 54H100"];
const LINES_TO = ["M0 46H50V25H100", "M0 54H50V75H100"];

type Feeder = Extract<MatchSlotView["source"], { readonly type: "winner" | "loser" }>;

/** The matches before a match and what each result means, drawn beside it if there is room. */
export function StakeDrawing({ match, stakes }: StakeDrawingProps) {
  const { panel } = useMessages("common").match;
  const words = useMessages("matchPage").stakes;
  const isCertain = match.state === "ended";
  const feeders = match.slots.map(({ source }) =>
    source.type === "winner" || source.type === "loser" ? source : null,
  );
  const hasFeeders = feeders.some((feeder) => feeder !== null);
  // Winner and loser of one match play again: a grand final before its reset.
  const isSameMatch = feeders[0] !== null && feeders[0]?.of.place === feeders[1]?.of.place;
  if (!hasFeeders && stakes.length === 0) return null;
  return (
    <section>
      <SectionHeading>{words.title}</SectionHeading>
      <div className={styles["map"]}>
        {hasFeeders && (
          <>
            <Column label={panel.cameFrom}>
              {(isSameMatch ? feeders.slice(0, 1) : feeders).map((feeder, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- the slots of a match stay in order
                <div key={index}>{feeder !== null && <FeederCard feeder={feeder} />}</div>
              ))}
            </Column>
            <Lines
              paths={isSameMatch ? LINES_FROM_SAME : LINES_FROM.filter((_, row) => feeders[row])}
            />
          </>
        )}
        <Column label={words.thisMatch}>
          <MatchCard match={match} renderRow={(_, row) => <div {...row} />} />
        </Column>
        {stakes.length > 0 && (
          <>
            <Lines paths={LINES_TO.slice(0, stakes.length)} isCertain={isCertain} />
            <Column label={words.goesTo} isWide>
              <StakeBoxes stakes={stakes} isCertain={isCertain} />
            </Column>
          </>
        )}
      </div>
      <div className={styles["links"]}>
        <CameFrom match={match} />
      </div>
    </section>
  );
}

interface ColumnProps {
  readonly label: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Column({ label, isWide = false, children }: ColumnProps) {
  return (
    <div className={styles["column"]} data-wide={isWide || undefined}>
      <p className={styles["label"]}>{label}</p>
      <div className={styles["cards"]}>{children}</div>
    </div>
  );
}

interface LinesProps {
  readonly paths: readonly string[];
  /** Whether what they lead to is decided. */
  readonly isCertain?: boolean;
}

/** Lines between the match, in the middle, and the cards beside it. */
function Lines({ paths, isCertain = true }: LinesProps) {
  return (
    <svg
      className={styles["lines"]}
      data-open={!isCertain || undefined}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

/** The match that a contestant came from; its name while no match of its place is known. */
function FeederCard({ feeder }: { readonly feeder: Feeder }) {
  const messages = useMessages("common");
  const { match } = useMatch(feeder.of.match);
  if (match !== undefined) return <MatchCard match={match} />;
  return <p className={styles["open"]}>{formatSlotSource(messages, feeder)}</p>;
}

interface MatchCardProps {
  readonly match: MatchView;
  readonly renderRow?: RenderRow;
}

function MatchCard({ match, renderRow }: MatchCardProps) {
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  return (
    <div className={styles["card"]}>
      <TwoLineList>
        <MatchLine match={match} now={now} venue={venue} renderRow={renderRow} />
      </TwoLineList>
    </div>
  );
}
