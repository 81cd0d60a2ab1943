import { overlayPage } from "#core/paths/screen-paths.ts";
import { type Channel, useChannelMatch } from "#web/api/desk-channels.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useRefocus } from "#web/hooks/use-refocus.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ChangeMatch } from "./change-match.tsx";
import { ChannelControl } from "./channel-control.tsx";
import { ChannelHistory } from "./channel-history.tsx";
import { formatMatchCode } from "./channel-pair.tsx";
import { CopyableUrlField } from "./copyable-url-field.tsx";
import { RemoveChannel } from "./remove-channel.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
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
          <bdi dir="auto" translate="no">
            {name}
          </bdi>
        </SectionHeading>
      )}
      {channel !== undefined && <ChannelSettings channel={channel} />}
      <ChannelHistory channel={name} />
      {channel !== undefined && <RemoveChannel channel={channel} />}
    </div>
  );
}

/** The score of a channel, the choice of its match, and the address of its overlay. */
function ChannelSettings({ channel }: { readonly channel: Channel }) {
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
            <Text as="small" type="meta" tone="faint">
              {broadcast.onAirNow(onAir)}
            </Text>
          )}
        </Row>
        <ChangeMatch channel={channel} onAir={onAir} />
      </section>
      <section className="stack">
        <Row as="h3" between baseline className="text-minor line-below">
          {broadcast.address}
          <Text as="small" type="meta" tone="faint">
            {broadcast.size}
          </Text>
        </Row>
        <CopyableUrlField
          label={broadcast.of(broadcast.address, name)}
          path={overlayPage.channel(name)}
        />
      </section>
    </>
  );
}
