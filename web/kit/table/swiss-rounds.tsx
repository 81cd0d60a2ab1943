import { useEffect, useRef, useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { SwissColumn } from "#core/groups/arrange-swiss.ts";
import { isLiveAndListed } from "#core/match/is-live-and-listed.ts";
import fade from "#web/kit/fade.module.css";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { PhoneStrip, type StopMark, Stops } from "#web/kit/round-stops.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type SwissBlockContext, SwissRecordBlock } from "./swiss-block.tsx";
import styles from "./swiss-rounds.module.css";

interface SwissRoundsProps extends SwissBlockContext {
  readonly name: string;
  readonly columns: readonly SwissColumn<MatchView>[];
}

type Column = SwissColumn<MatchView>;

/** Most rounds that are all shown; of more, those played before the last two are folded. */
const MAX_UNFOLDED = { page: 6, wide: 12 };
const LAST_ROUNDS = 2;

/** Rounds of a Swiss group: a column each, or on a phone one at a time. */
export function SwissRounds(props: SwissRoundsProps) {
  const isPhone = useMediaQuery("(width < 720px)");
  return isPhone ? <OneRound {...props} /> : <AllRounds {...props} />;
}

function AllRounds({ name, columns, ...context }: SwissRoundsProps) {
  const messages = useMessages("standings");
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The last rounds matter most; the cue shows that others are before them.
    frame.current?.scrollTo({ left: frame.current.scrollWidth });
  }, []);
  const isWide = useMediaQuery("(width >= 2400px)");
  const listed = columns.filter(({ isListed }) => isListed).length;
  const isLong = listed > MAX_UNFOLDED[isWide ? "wide" : "page"];
  return (
    <section
      className={joinClassNames(styles["scroll"], fade["fade"])}
      ref={frame}
      aria-label={messages.rounds(name)}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must be able to scroll it
      tabIndex={0}
    >
      {columns.map((column) => {
        const { number } = column;
        const canFold = isLong && number <= listed - LAST_ROUNDS && isPlayed(column);
        const isFolded = canFold && !toggled.has(number);
        return (
          <div key={number} className={styles["column"]} data-folded={isFolded}>
            <h3 className={styles["round"]}>
              {canFold ? (
                <button
                  type="button"
                  aria-expanded={!isFolded}
                  onClick={() => {
                    const next = new Set(toggled);
                    if (!next.delete(number)) next.add(number);
                    setToggled(next);
                  }}
                >
                  {messages.swiss.round(number)}
                </button>
              ) : (
                <RoundName column={column} limits={context.limits} />
              )}
            </h3>
            {!isFolded && <Blocks column={column} context={context} />}
          </div>
        );
      })}
    </section>
  );
}

/** One round, and a strip to choose it. */
function OneRound({ name, columns, ...context }: SwissRoundsProps) {
  const messages = useMessages("standings");
  const listed = columns.filter(({ isListed }) => isListed);
  // Fixed when the page opens: only the viewer changes the round afterwards.
  const [chosen, setChosen] = useState(() => findRoundInPlay(listed));
  const isLast = chosen === listed.length;
  const visibleColumns = columns.filter(
    ({ number, isListed }) => number === chosen || (isLast && !isListed),
  );
  return (
    <div className={styles["phone"]}>
      {visibleColumns.map((column) => (
        <div key={column.number} className={styles["column"]}>
          <h3 className={styles["round"]}>
            <RoundName column={column} limits={context.limits} />
          </h3>
          <Blocks column={column} context={context} />
        </div>
      ))}
      <PhoneStrip label={messages.rounds(name)} isFixed={false}>
        <Stops
          stops={listed.map((column) => ({
            key: `${column.number}`,
            label: messages.round(column.number).short,
            name: messages.swiss.round(column.number),
            marks: matchesOf(column).map(markOf),
            isShown: column.number === chosen,
          }))}
          onRound={(key) => {
            setChosen(Number(key));
          }}
        />
      </PhoneStrip>
    </div>
  );
}

interface RoundNameProps extends Pick<SwissBlockContext, "limits"> {
  readonly column: Column;
}

function RoundName({ column: { number, isListed }, limits }: RoundNameProps) {
  const { swiss } = useMessages("standings");
  const isPossible = limits !== null && number < limits.wins + limits.losses;
  return isListed || isPossible ? swiss.round(number) : swiss.after(number - 1);
}

function Blocks({
  column,
  context,
}: {
  readonly column: Column;
  readonly context: SwissBlockContext;
}) {
  return column.blocks.map((block) => (
    <SwissRecordBlock
      key={block.records.map(({ wins, losses }) => `${wins} ${losses}`).join(", ")}
      block={block}
      before={column.records}
      {...context}
    />
  ));
}

function matchesOf({ blocks }: Column): readonly MatchView[] {
  return blocks.flatMap(({ matches }) => matches).filter(({ stateBy }) => stateBy !== "bye");
}

function isPlayed(column: Column): boolean {
  return matchesOf(column).every(({ state }) => state === "ended");
}

function markOf(match: MatchView): StopMark {
  if (isLiveAndListed(match)) return "live";
  return match.state === "ended" ? "ended" : "open";
}

/** Returns the last round with a live match, else the first that is open, else the last. */
function findRoundInPlay(columns: readonly Column[]): number {
  const live = columns.findLast((column) => matchesOf(column).some(isLiveAndListed));
  const open = columns.find((column) => !isPlayed(column));
  return (live ?? open ?? columns.at(-1))?.number ?? 1;
}
