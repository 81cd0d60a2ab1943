import { Link } from "#web/routing/routing.tsx";
import type { ContestantDetail, ContestantView } from "#core/contract/contestant.ts";
import type { MatchSlotView, MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import { findDropRound } from "#core/match/consequences.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { findHanLanguage } from "#web/kit/find-han-language.ts";
import { Flag } from "#web/kit/flag.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { describeStart, formatStart } from "#web/kit/match/describe-start.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { SideScore } from "#web/features/matches/rows/side-score.tsx";
import { createSides } from "#core/side/sides.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { EndBand } from "./end-band.tsx";
import type { Road } from "./road.ts";
import styles from "./match-band.module.css";
import type { SlotSource } from "#core/model/slot.ts";

interface MatchBandProps {
  readonly detail: ContestantDetail;
  readonly road: Road;
}

/** The live or next match with what it leads to; without one, how the tournament ended. */
export function MatchBand({ detail: { contestant, matches }, road }: MatchBandProps) {
  const next = matches.find(({ key }) => key === contestant.next);
  const [waiting] = contestant.ahead;
  if (next === undefined && waiting === undefined) {
    return <EndBand contestant={contestant} road={road} />;
  }
  return <NextBand contestant={contestant} next={next ?? null} />;
}

interface NextBandProps {
  readonly contestant: ContestantView;
  /** `null` while the match is not listed. */
  readonly next: MatchView | null;
}

function NextBand({ contestant, next }: NextBandProps) {
  const { band } = useMessages("contestant");
  const { match } = useMessages("common");
  const [first] = contestant.ahead;
  const round = next === null ? first?.round : next.round?.name;
  const code = next === null ? first?.code : next.code;
  const isLive = next?.state === "live";
  return (
    <section className={styles["band"]} aria-label={isLive ? band.live : band.next}>
      <div className={styles["match"]}>
        {isLive ? <LiveLabel match={next} /> : <span>{band.next}</span>}
        <b>{round ? match.roundName(round).medium : <GroupOf match={next} />}</b>
        <span>
          {code && next === null && <span translate="no">{code}</span>}
          {code && next !== null && (
            <MatchLink match={next}>
              <span translate="no">{code}</span>
            </MatchLink>
          )}
          {code && next?.bestOf ? " · " : ""}
          {next?.bestOf ? match.bestOf(next.bestOf) : ""}
        </span>
      </div>
      <StartOrScore next={next} contestant={contestant.key} />
      <Opponent contestant={contestant} next={next} />
      <div className={styles["station"]}>
        {next?.station ? (
          <>
            <span>{band.station}</span>
            <b>
              <bdi>{next.station}</bdi>
            </b>
          </>
        ) : null}
      </div>
      <Outcomes contestant={contestant} next={next} />
    </section>
  );
}

/** "Live", with the time since the start. */
function LiveLabel({ match }: { readonly match: MatchView }) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const when = describeStart(match, { now: useServerNow(MINUTE), venue, messages });
  return (
    <p className={styles["live"]}>
      <StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>
      {when?.kind === "since" && <strong>{when.text}</strong>}
    </p>
  );
}

function GroupOf({ match }: { readonly match: MatchView | null }) {
  const { groupName } = useMessages("common");
  if (match?.group) return match.group.name ?? groupName(match.group.number);
  return null;
}

interface OwnMatchProps {
  readonly next: MatchView | null;
  /** Key of the contestant. */
  readonly contestant: string;
}

function StartOrScore({ next, contestant }: OwnMatchProps) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  if (next === null) return <p className={styles["start"]}>{messages.match.time.unknown}</p>;
  const sides = createSides(next, messages, contestant);
  const when = describeStart(next, { now, venue, messages });
  const hasScores = sides.length === 2 && sides.some(({ score }) => score !== "");
  if (next.state === "live" && hasScores) {
    return (
      <div className={styles["start"]}>
        <span className={styles["scores"]}>
          {sides.map((side, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the sides of a match stay in order
            <SideScore key={index} side={side} live large />
          ))}
        </span>
      </div>
    );
  }
  if (next.start === null) {
    return (
      <p className={styles["start"]}>
        {when === null ? messages.match.time.unknown : formatStart(when, messages)}
      </p>
    );
  }
  const start = Date.parse(next.start);
  const relative = when?.kind === "day" || when === null ? "" : formatStart(when, messages);
  const parts = [venue.date(start), relative];
  return (
    <div className={styles["start"]}>
      <time dateTime={next.start}>{venue.time(start)}</time>
      <span data-kind={when?.kind}>{parts.filter((part) => part !== "").join(" · ")}</span>
    </div>
  );
}

function Opponent({ contestant, next }: NextBandProps) {
  const messages = useMessages("common");
  const { band } = useMessages("contestant");
  const [first] = contestant.ahead;
  const others = next?.slots.filter((slot) => slot.contestant?.key !== contestant.key) ?? [];
  const [slot] = others;
  return (
    <div className={styles["against"]}>
      <span className={styles["label"]}>{band.against}</span>
      {others.length > 1 ? (
        <span className={styles["field"]}>{formatSlots(others, messages)}</span>
      ) : slot?.contestant ? (
        <KnownOpponent slot={slot} />
      ) : (
        <OpenOpponent
          source={slot?.source ?? first?.source ?? null}
          opponents={next === null || next.bracket !== null ? (first?.opponents ?? []) : []}
        />
      )}
    </div>
  );
}

function KnownOpponent({ slot: { contestant, seed } }: { readonly slot: MatchSlotView }) {
  const { match } = useMessages("common");
  if (contestant === null) return null;
  const { key, name, country } = contestant;
  return (
    <span className={styles["opponent"]}>
      <Link to="/contestants/$key" params={{ key }} className="plain-link">
        <Flag country={country} />
        <bdi dir="auto" translate="no" lang={findHanLanguage(name, country)}>
          {name}
        </bdi>
      </Link>
      {seed !== null && <span>{match.seed(seed)}</span>}
    </span>
  );
}

interface OpenOpponentProps {
  readonly source: SlotSource | null;
  readonly opponents: ContestantView["ahead"][number]["opponents"];
}

/** "Winner of LBR2-1: gort or :sly_cat:". */
function OpenOpponent({ source, opponents }: OpenOpponentProps) {
  const messages = useMessages("common");
  const { band } = useMessages("contestant");
  return (
    <span className={styles["field"]}>
      {formatSlotSource(messages, source ?? { type: "unknown" })}
      {opponents.map(({ key, name }, index) => (
        <span key={key}>
          {index === 0 ? ": " : band.or}
          <Link to="/contestants/$key" params={{ key }}>
            <bdi dir="auto" translate="no">
              {name}
            </bdi>
          </Link>
        </span>
      ))}
    </span>
  );
}

/** Consequences of a win and of a loss in the next match. */
function Outcomes({ contestant, next }: NextBandProps) {
  const { band } = useMessages("contestant");
  const { match } = useMessages("common");
  const { atLeast } = useMessages("ranking");
  const venue = useVenueFormat();
  const { nextSteps, placement, ahead } = contestant;
  const won = describeWin();
  const lost = describeLoss();
  return (
    <div className={styles["outcomes"]}>
      {won !== null && <b>{band.win(won)}</b>}
      {lost !== null && <span>{band.lose(lost)}</span>}
    </div>
  );

  function describeWin(): string | null {
    const step = nextSteps.find(({ onWin }) => onWin);
    const rank = ahead[0]?.rank ?? null;
    if (next === null) return null;
    if (step !== undefined) return describeStep(step);
    if (rank === null) return null;
    // A bracket reset may follow a defeat of the upper finalist, who has no `ifLost`.
    const mayReset = next.round?.name.short === "GF" && placement?.ifLost !== null;
    if (rank === 1) return mayReset ? null : band.title;
    return atLeast(rank);
  }

  function describeLoss(): string | null {
    const step = nextSteps.find(({ onWin }) => !onWin);
    const losersTo = next?.round ? findDropRound(next.round) : null;
    const range = placement?.ifLost ?? null;
    if (next === null) return null;
    if (step !== undefined) return describeStep(step);
    if (losersTo !== null) return match.roundName(losersTo).medium;
    if (range === null) return null;
    return band.over(range.from, range.to);
  }

  function describeStep({ round, code, start }: (typeof nextSteps)[number]): string {
    const name = round === null ? code : match.roundName(round).medium;
    return start === null ? name : `${name}, ${venue.when(Date.parse(start))}`;
  }
}
