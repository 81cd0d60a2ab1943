import { type FormEvent, useState } from "react";
import { foldName } from "#core/lib/text.ts";
import { SECOND } from "#core/lib/time.ts";
import { overlayPage } from "#core/paths/screen-paths.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { type Channel, putOnAir, useChannelMatch } from "#web/api/desk-channels.ts";
import { isWallLost, useWalls } from "#web/api/desk.ts";
import type { NamedMatch } from "#web/api/named-items.ts";
import { ActButton, Failure, Name } from "#web/features/desk/parts.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useRefocus } from "#web/hooks/use-refocus.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row, Stack } from "#web/kit/layout.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ChannelControl } from "./channel-control.tsx";
import { ChannelHistory } from "./channel-history.tsx";
import { formatMatchCode } from "./channel-score.ts";
import { FindMatch } from "./find-match.tsx";
import { CopyableUrlField } from "./screen-addresses.tsx";
import { useEditableChannel } from "./use-editable-channel.ts";
import styles from "./channels.module.css";

interface ChannelPanelProps {
  readonly name: string;
  /** `undefined` after it was removed. */
  readonly channel: Channel | undefined;
  /** Whether the title is shown around the panel, as in a sheet. */
  readonly hasTitle: boolean;
}

/** Details of a channel; after it was removed only its history, with the button that puts it back. */
export function ChannelPanel({ name, channel, hasTitle }: ChannelPanelProps) {
  const panel = useRefocus<HTMLDivElement>(channel !== undefined);
  return (
    <div ref={panel} className={joinClassNames("stack gap-4", styles["panel"])} tabIndex={-1}>
      {!hasTitle && (
        <SectionHeading>
          <Name>{name}</Name>
        </SectionHeading>
      )}
      {channel !== undefined && <ChannelSettings channel={channel} />}
      <ChannelHistory channel={name} />
      {channel !== undefined && <RemoveChannel channel={channel} />}
    </div>
  );
}

interface ChannelProps {
  readonly channel: Channel;
}

/** The score of a channel, the choice of its match, and the address of its overlay. */
function ChannelSettings({ channel }: ChannelProps) {
  const broadcast = useMessages("broadcast");
  const { name, value } = channel;
  const match = useChannelMatch(value.match) ?? undefined;
  const onAir = match === undefined ? null : formatMatchCode(match);
  return (
    <>
      {value.match !== null && (
        // Its buttons belong to the match that is shown when they are pressed.
        <ChannelControl key={value.match} channel={channel} match={match} hasUndo={false} />
      )}
      <section className="stack">
        <Row as="h3" between baseline className="text-minor line-below">
          {value.match === null ? broadcast.chooseMatch : broadcast.changeMatch}
          {onAir !== null && (
            <small className="text-meta tone-faint">{broadcast.onAirNow(onAir)}</small>
          )}
        </Row>
        <ChangeMatch channel={channel} onAir={onAir} />
      </section>
      <section className="stack">
        <Row as="h3" between baseline className="text-minor line-below">
          {broadcast.address}
          <small className="text-meta tone-faint">{broadcast.size}</small>
        </Row>
        <CopyableUrlField
          label={broadcast.of(broadcast.address, name)}
          path={overlayPage.channel(name)}
        />
      </section>
    </>
  );
}

interface ChangeMatchProps extends ChannelProps {
  /** Code of the match on air; `null` if there is none. */
  readonly onAir: string | null;
}

/** Form that puts a match on a channel, or sets it as next. No match is selected at first. */
function ChangeMatch({ channel, onAir }: ChangeMatchProps) {
  const broadcast = useMessages("broadcast");
  const { value, write, failure } = useEditableChannel(channel);
  const [chosen, setChosen] = useState<NamedMatch | null>(null);
  const canPutOn = chosen !== null && chosen.key !== value.match;
  return (
    <Stack
      as="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!canPutOn) return;
        write(putOnAir(chosen.key, value));
        setChosen(null);
      }}
    >
      <FindMatch onAir={value.match} chosen={chosen} onChoose={setChosen} />
      {chosen !== null && (
        <Row as="p" wrap>
          <ActButton look="ink" type="submit" aria-disabled={!canPutOn}>
            {broadcast.putOnAir(chosen.code || chosen.name)}
          </ActButton>
          <ActButton
            data-action="set-next"
            onAct={() => {
              write({ next: chosen.key });
              setChosen(null);
            }}
          >
            {broadcast.setAsNext}
          </ActButton>
        </Row>
      )}
      {canPutOn && onAir !== null && (
        <p className="text-meta tone-faint">{broadcast.goesOffUntilUndo(onAir)}</p>
      )}
      {chosen === null && value.next !== null && (
        <p>
          <ActButton look="link" onAct={() => write({ next: null })}>
            {broadcast.noNext}
          </ActButton>
        </p>
      )}
      <Failure of={failure} />
    </Stack>
  );
}

/** Button that removes a channel; it asks first if a match is on air or a wall shows the channel. */
function RemoveChannel({ channel }: ChannelProps) {
  const broadcast = useMessages("broadcast");
  const { cancel } = useMessages("common").words;
  const { mutate, error } = useChangeAnnotation();
  const warning = useRemovalWarning(channel);
  const [isPressed, setIsPressed] = useState(false);
  const isAsking = isPressed && warning !== null;
  const opener = useRefocus<HTMLButtonElement>(isAsking);
  const remove = (): void => {
    mutate({ action: "clear", place: { kind: "channel", scope: channel.name } });
  };
  return (
    <div>
      {isAsking ? (
        <>
          <p role="alert">{warning}</p>
          <Row as="p" wrap>
            <ActButton onAct={remove}>{broadcast.removeAnyway}</ActButton>
            <Button ref={focusOnMount} onClick={() => setIsPressed(false)}>
              {cancel}
            </Button>
          </Row>
        </>
      ) : (
        <ActButton
          look="link"
          ref={opener}
          onAct={() => (warning === null ? remove() : setIsPressed(true))}
        >
          {broadcast.remove}
        </ActButton>
      )}
      <Failure of={error} />
    </div>
  );
}

/** Returns what shows a channel now: its match on air, and walls seen lately; `null` if nothing does. */
function useRemovalWarning({ name, value }: Channel): string | null {
  const broadcast = useMessages("broadcast");
  const { words } = useMessages("common");
  const match = useChannelMatch(value.match);
  const now = useServerNow(SECOND);
  const walls = useWalls().filter(
    (wall) => foldName(wall.channel ?? "") === foldName(name) && !isWallLost(wall, now),
  );
  if (value.match === null && walls.length === 0) return null;
  return broadcast.removeWarning(
    value.match === null ? null : match ? formatMatchCode(match) : words.match,
    walls.map((wall) => wall.name),
  );
}
