import { overlayPage } from "#core/paths/screen-paths.ts";
import { type Channel, useChannelMatch } from "#web/api/desk-channels.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ChangeMatch } from "./change-match.tsx";
import { ChannelControl } from "./channel-control.tsx";
import { ChannelHistory } from "./channel-history.tsx";
import { formatMatchCode } from "./channel-pair.tsx";
import { CopyableUrlField } from "./copyable-url-field.tsx";
import form from "#web/components/edit-in-place.module.css";
import styles from "./panel.module.css";

interface ChannelPanelProps {
  readonly channel: Channel;
  /** Whether the title is shown around the panel, as in a sheet. */
  readonly hasTitle: boolean;
}

/** Details of a channel: its score, the choice of its match, the address and its history. */
export function ChannelPanel({ channel, hasTitle }: ChannelPanelProps) {
  const broadcast = useMessages("broadcast");
  const { mutate } = useChangeAnnotation();
  const { name, value } = channel;
  const match = useChannelMatch(value.match) ?? undefined;
  const onAir = match === undefined ? null : formatMatchCode(match);
  return (
    <div className={styles["panel"]}>
      {!hasTitle && (
        <SectionHeading>
          <bdi dir="auto" translate="no">
            {name}
          </bdi>
        </SectionHeading>
      )}
      {value.match !== null && <ChannelControl channel={channel} match={match} hasUndo={false} />}
      <section>
        <h3 className={styles["minor"]}>
          {value.match === null ? broadcast.chooseMatch : broadcast.changeMatch}
          {onAir !== null && <small>{broadcast.onAirNow(onAir)}</small>}
        </h3>
        <ChangeMatch channel={channel} onAir={onAir} />
      </section>
      <section>
        <h3 className={styles["minor"]}>
          {broadcast.address}
          <small>{broadcast.size}</small>
        </h3>
        <CopyableUrlField
          label={broadcast.of(broadcast.address, name)}
          path={overlayPage.channel(name)}
        />
      </section>
      <ChannelHistory channel={name} />
      {value.match === null && (
        <button
          type="button"
          className={form["quiet"]}
          onClick={(event) => {
            ignoreSecondPress(event);
            mutate({ action: "clear", place: { kind: "channel", scope: name } });
          }}
        >
          {broadcast.remove}
        </button>
      )}
    </div>
  );
}
