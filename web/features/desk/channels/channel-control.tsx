import { formatScoreList } from "#core/i18n/format-score.ts";
import type { MatchView } from "#core/contract/match.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { usePublicPart } from "#web/api/audience.ts";
import type { Channel } from "#web/api/desk-channels.ts";
import { useAudienceMessages } from "#web/i18n/audience-messages.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { type Counted, countedOf, adjustScore } from "./channel-score.ts";
import { FactMenu } from "#web/features/desk/annotations/annotation-menu.tsx";
import { ScoreStepper } from "./score-stepper.tsx";
import { useChannelChange } from "./use-channel-change.ts";
import styles from "./channel.module.css";
import form from "#web/components/edit-in-place.module.css";

interface ChannelControlProps {
  readonly channel: Channel;
  /** What is on it; undefined while that is not known. */
  readonly match: MatchView | undefined;
}

/** What is on a channel, in the order of the screen: score by hand, sides, off, undo. */
export function ChannelControl({ channel, match }: ChannelControlProps) {
  const messages = useMessages();
  const said = useBroadcastMessages();
  const { value, write, failure } = useChannelChange(channel.name, channel.value);
  const counted = match === undefined ? null : countedOf(match, value.score);
  const { overlay } = useAudienceMessages();
  const publicPart = usePublicPart();
  const order = value.swapped ? [1, 0] : [0, 1];
  return (
    <fieldset className={styles["control"]} aria-label={said.channelOf(channel.name)}>
      {match !== undefined && counted !== null && match.slots.length === 2 && (
        <>
          <div className={styles["sides"]}>
            {order.map((side, place) => {
              const slot = match.slots[side];
              if (slot === undefined) return null;
              const name = formatSlot(messages, slot);
              const isLeft = place === 0;
              const count = (by: 1 | -1) => adjustScore(counted, side, by);
              return (
                <ScoreStepper
                  key={slot.contestant?.key ?? side}
                  name={name}
                  side={isLeft ? "left" : "right"}
                  score={counted.scores[side] ?? null}
                  messages={{
                    label: isLeft ? said.left(name) : said.right(name),
                    more: said.more(name),
                    less: said.less(name),
                    noScore: said.noScore,
                    disqualified: messages.match.disqualified,
                  }}
                  canCountUp={count(1) !== undefined}
                  canCountDown={count(-1) !== undefined}
                  onCount={(by) => {
                    const score = count(by);
                    if (score !== undefined) write({ score });
                  }}
                />
              );
            })}
          </div>
          <p className={styles["standing"]} data-by={counted.isByHand ? "hand" : "service"}>
            {sayStanding(counted, value.swapped, said, messages.match.disqualified)}
          </p>
        </>
      )}
      {match !== undefined && publicPart([match.tournament]) === "none" && (
        <p className={styles["hidden"]}>{overlay}</p>
      )}
      <p className={styles["actions"]}>
        {match?.slots.length === 2 && (
          <button
            type="button"
            className={form["quiet"]}
            aria-pressed={value.swapped}
            onClick={() => {
              write({ swapped: !value.swapped });
            }}
          >
            {said.swap}
          </button>
        )}
        {counted?.isByHand === true && (
          <button
            type="button"
            className={form["quiet"]}
            onClick={() => {
              write({ score: null });
            }}
          >
            {said.serviceAgain}
          </button>
        )}
        {value.match !== null && (
          <button
            type="button"
            className={form["quiet"]}
            onClick={() => {
              write({ match: null, score: null, swapped: false });
            }}
          >
            {said.takeOff}
          </button>
        )}
        <FactMenu kind="channel" scope={channel.name} name={said.channelOf(channel.name)} />
      </p>
      {failure !== null && (
        <p className={form["failure"]} role="alert">
          {failure}
        </p>
      )}
    </fieldset>
  );
}

/** Whose score it is, and what the service says meanwhile, in the order of the screen. */
function sayStanding(
  { isByHand, service: { scores, isOver } }: Counted,
  swapped: boolean,
  said: ReturnType<typeof useBroadcastMessages>,
  disqualified: string,
): string {
  if (isOver) return said.over;
  if (!isByHand) return said.byService;
  if (scores.every((score) => score === null)) return said.byHandFirst;
  const shown = swapped ? scores.toReversed() : scores;
  return said.byHand(formatScoreList(disqualified, shown));
}
