import { useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { type Channel, putOnAir } from "#web/api/desk-channels.ts";
import { AnnotationField } from "#web/features/desk/annotations/annotation-editor.tsx";
import { Failure } from "#web/features/desk/failure.tsx";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { UndoChannelButton } from "./channel-history.tsx";
import { ScoreSource, ScoreSteppers } from "./score-control.tsx";
import { useEditableChannel } from "./use-editable-channel.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Facts } from "#web/kit/facts/facts.tsx";

interface ChannelControlProps {
  readonly channel: Channel;
  /** Match on the channel; `undefined` if there is none or while it is unknown. */
  readonly match: MatchView | undefined;
  /** Whether the latest change can be undone here. */
  readonly hasUndo: boolean;
}

/** Controls of the match on a channel: score, swapped sides, short names, removal, undo. */
export function ChannelControl({ channel, match, hasUndo }: ChannelControlProps) {
  const broadcast = useMessages("broadcast");
  const { value, write, failure } = useEditableChannel(channel);
  const { overlay } = useMessages("visibility");
  const publicPart = useGetPublicShare();
  const [hasShortNames, setHasShortNames] = useState(false);
  return (
    <fieldset className="stack" aria-label={broadcast.channelOf(channel.name)}>
      {match !== undefined && (
        <>
          <ScoreSteppers match={match} value={value} onScore={write} />
          <ScoreSource match={match} value={value} onScore={write} />
        </>
      )}
      {match !== undefined && publicPart([match.tournament]) === "none" && (
        <p className="text-small tone-warn">{overlay}</p>
      )}
      <Row as="p" wrap>
        {match?.slots.length === 2 && (
          <Button
            aria-pressed={value.swapped}
            onClick={(event) => {
              ignoreSecondPress(event);
              write({ swapped: !value.swapped });
            }}
          >
            {broadcast.swap}
          </Button>
        )}
        {match !== undefined && (
          <Button
            aria-expanded={hasShortNames}
            onClick={() => {
              setHasShortNames((isOpen) => !isOpen);
            }}
          >
            {broadcast.shortNames}
          </Button>
        )}
        {value.match !== null && (
          <Button
            onClick={(event) => {
              ignoreSecondPress(event);
              write(putOnAir(null, value));
            }}
          >
            {broadcast.takeOff}
          </Button>
        )}
        {hasUndo && <UndoChannelButton channel={channel.name} />}
      </Row>
      {match !== undefined && hasShortNames && <ShortNames match={match} />}
      <Failure of={failure} />
    </fieldset>
  );
}

/** Short names of the match's contestants, to edit in place. */
function ShortNames({ match }: { readonly match: MatchView }) {
  return (
    <Facts>
      {match.slots
        .flatMap(({ contestant }) => contestant ?? [])
        .map(({ key, name }) => (
          <AnnotationField key={key} kind="short-name" scopes={[key]} label={name} />
        ))}
    </Facts>
  );
}
