import type { Channel } from "#web/api/desk-channels.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { LastAct } from "./channel-history.tsx";
import { ChannelRow } from "./channel-row.tsx";
import { Fold } from "./fold.tsx";
import { NewChannel } from "./new-channel.tsx";
import rows from "./channel-row.module.css";

interface ChannelListProps {
  readonly channels: readonly Channel[];
  readonly selected: Channel | undefined;
  readonly isPhone: boolean;
  readonly onSelect: (name: string) => void;
}

/** All channels and the form for a new one; on a desk with the latest change. */
export function ChannelList({ channels, selected, isPhone, onSelect }: ChannelListProps) {
  const broadcast = useMessages("broadcast");
  const onAir = channels.filter(({ value }) => value.match !== null).length;
  const create = <NewChannel names={channels.map(({ name }) => name)} />;
  return (
    <section>
      <SectionHeading
        facts={channels.length}
        aside={isPhone ? broadcast.onAirCount(onAir) : <LastAct channels={channels} />}
      >
        {broadcast.channels}
      </SectionHeading>
      {isPhone && <Fold title={broadcast.newChannel}>{create}</Fold>}
      {channels.length === 0 && <EmptyState>{broadcast.noChannels}</EmptyState>}
      <ul className={rows["list"]}>
        {channels.map((channel) => (
          <ChannelRow
            key={channel.name}
            channel={channel}
            isSelected={channel.name === selected?.name}
            hasSteppers={isPhone}
            onSelect={() => onSelect(channel.name)}
          />
        ))}
      </ul>
      {!isPhone && create}
    </section>
  );
}
