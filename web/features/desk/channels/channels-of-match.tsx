import { Link } from "#web/routing/routing.tsx";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { MAX_CHANNEL_NAME } from "#core/lib/input-limits.ts";
import {
  type Channel,
  changeOfChannel,
  findChannelNamed,
  putOnAir,
  useChannelMatch,
  useChannels,
} from "#web/api/desk-channels.ts";
import { ActButton, Name } from "#web/features/desk/parts.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ChannelControl } from "./channel-control.tsx";
import { EditInPlace } from "#web/kit/edit-in-place.tsx";
import { useAnnotationDraft } from "#web/features/desk/annotations/annotation-row.tsx";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { Input } from "#web/kit/controls/field.tsx";
import { Fold } from "#web/kit/fold.tsx";
import { Fact } from "#web/kit/facts/facts.tsx";

/**
 * Fact with the channels that show a match, `SITE/ID`, their controls folded away, and a form to
 * put it on another. An existing channel's name is not accepted for a new one: typing replaces
 * nothing on air.
 */
export function ChannelsOfMatch({ match }: { readonly match: string }) {
  const broadcast = useMessages("broadcast");
  const channels = useChannels();
  const view = useChannelMatch(match) ?? undefined;
  const { annotations: messages } = useMessages("desk");
  const { draft, setDraft, close, save, failure } = useAnnotationDraft<string>();
  const name = (draft ?? "").trim();
  const existing = findChannelNamed(channels, name);
  return (
    <Fact name={messages.kinds.channel}>
      {channels
        .filter(({ value }) => value.match === match)
        .map((channel) => (
          <div key={channel.name}>
            <span className="strong">
              <Link to="/desk/screens">
                <Name>{channel.name}</Name>
              </Link>
            </span>
            <Fold title={messages.change}>
              <ChannelControl channel={channel} match={view} hasUndo />
            </Fold>
          </div>
        ))}
      <EditInPlace
        action={broadcast.onChannel}
        isOpen={draft !== null}
        onOpen={() => setDraft("")}
        onSave={() => {
          if (name !== "" && existing === undefined)
            save([changeOfChannel(name, { ...EMPTY_CHANNEL, match })]);
        }}
        onCancel={close}
        failure={existing === undefined ? failure : broadcast.nameTaken(existing.name)}
        save={broadcast.putOnNew}
      >
        {channels
          .filter(({ value }) => value.match !== match)
          .map((channel) => (
            <ChannelChoice
              key={channel.name}
              channel={channel}
              onChoose={() => save([changeOfChannel(channel.name, putOnAir(match, channel.value))])}
            />
          ))}
        <Input
          ref={focusOnMount}
          aria-label={broadcast.newChannel}
          placeholder={broadcast.newChannel}
          maxLength={MAX_CHANNEL_NAME}
          value={draft ?? ""}
          onText={setDraft}
        />
      </EditInPlace>
    </Fact>
  );
}

interface ChannelChoiceProps {
  readonly channel: Channel;
  readonly onChoose: () => void;
}

/** Button that puts the match on an existing channel, with what goes off air. */
function ChannelChoice({ channel, onChoose }: ChannelChoiceProps) {
  const broadcast = useMessages("broadcast");
  const { words } = useMessages("common");
  const onAir = useChannelMatch(channel.value.match);
  return (
    <ActButton aria-label={broadcast.putOn(channel.name)} onAct={onChoose}>
      <Name>{channel.name}</Name>
      {channel.value.match !== null && (
        <span className="text-meta tone-faint">
          {broadcast.goesOff(onAir?.code ?? onAir?.id ?? words.match)}
        </span>
      )}
    </ActButton>
  );
}
