import { Link } from "#web/routing/routing.tsx";
import type { ContestantDetail, ContestantView } from "#core/contract/contestant.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { formatSlotSource } from "#core/i18n/format-slot-source.ts";
import { findDropRound } from "#core/match/consequences.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { findHanLanguage } from "#web/kit/find-han-language.ts";
import { Flag } from "#web/kit/flag.tsx";
import { Row } from "#web/kit/layout.tsx";
import { MatchBand } from "#web/kit/match/match-band.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { EndBand } from "./end-band.tsx";
import type { Road } from "./road.ts";

interface ContestantBandProps {
  readonly detail: ContestantDetail;
  readonly road: Road;
}

/** The live or next match with what it leads to; without one, how the tournament ended. */
export function ContestantBand({ detail: { contestant, matches }, road }: ContestantBandProps) {
  const { band } = useMessages("contestant");
  const next = matches.find(({ key }) => key === contestant.next) ?? null;
  const [waiting] = contestant.ahead;
  if (next === null && waiting === undefined) {
    return <EndBand contestant={contestant} road={road} />;
  }
  return (
    <MatchBand
      match={next}
      unlisted={next === null ? waiting : undefined}
      label={next?.state === "live" ? band.live : band.next}
      first={contestant.key}
      opponent={<Opponent contestant={contestant} next={next} />}
    >
      <Outcomes contestant={contestant} next={next} />
    </MatchBand>
  );
}

interface NextMatchProps {
  readonly contestant: ContestantView;
  /** `null` while the match is not listed. */
  readonly next: MatchView | null;
}

/** The opponent; without one "Winner of LBR2-1: gort or :sly_cat:". */
function Opponent({ contestant, next }: NextMatchProps) {
  const messages = useMessages("common");
  const { band } = useMessages("contestant");
  const [first] = contestant.ahead;
  const others = next?.slots.filter((slot) => slot.contestant?.key !== contestant.key) ?? [];
  const [slot] = others;
  if (slot?.contestant && others.length === 1) {
    const { key, name, country } = slot.contestant;
    return (
      <>
        {band.against}
        <Row wrap baseline>
          <Flag country={country} />
          <Text type="page" tone="plain">
            <Link to="/contestants/$key" params={{ key }} className="plain-link">
              <bdi dir="auto" translate="no" lang={findHanLanguage(name, country)}>
                {name}
              </bdi>
            </Link>
          </Text>
          {slot.seed !== null && <span>{messages.match.seed(slot.seed)}</span>}
        </Row>
      </>
    );
  }
  const source = slot?.source ?? first?.source ?? { type: "unknown" };
  const isOne = others.length < 2 && (next === null || next.bracket !== null);
  const opponents = isOne ? (first?.opponents ?? []) : [];
  return (
    <>
      {band.against}
      <Text as="p" type="minor" tone="plain">
        {others.length > 1 ? formatSlots(others, messages) : formatSlotSource(messages, source)}
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
      </Text>
    </>
  );
}

/** Consequences of a win and of a loss in the next match. */
function Outcomes({ contestant, next }: NextMatchProps) {
  const { band } = useMessages("contestant");
  const { match } = useMessages("common");
  const { atLeast } = useMessages("ranking");
  const venue = useVenueFormat();
  const { nextSteps, placement, ahead } = contestant;
  const won = describeWin();
  const lost = describeLoss();
  return (
    <>
      {won !== null && (
        <Text type="minor" tone="plain">
          {band.win(won)}
        </Text>
      )}
      {lost !== null && <span>{band.lose(lost)}</span>}
    </>
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
    return band.place(range.from, range.to);
  }

  function describeStep({ round, code, start }: (typeof nextSteps)[number]): string {
    const name = round === null ? code : match.roundName(round).medium;
    return start === null ? name : `${name}, ${venue.when(Date.parse(start))}`;
  }
}
