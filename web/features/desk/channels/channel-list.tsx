import { changeOfChannel, type Channel, findChannelNamed } from "#web/api/desk-channels.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { RemovedChannelRow } from "./channel-history.tsx";
import { ChannelRow } from "./channel-row.tsx";
import rows from "./channels.module.css";
import { MAX_CHANNEL_NAME } from "#core/lib/input-limits.ts";
import { EMPTY_CHANNEL } from "#core/desk/annotation.ts";
import { type FormEvent, useState } from "react";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { Failure } from "#web/features/desk/parts.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Input } from "#web/kit/controls/field.tsx";
import { Fold } from "#web/kit/fold.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";

interface ChannelListProps {
  readonly channels: readonly Channel[];
  /** Names of the rows: the channels, and those that were removed since the page was opened. */
  readonly order: readonly string[];
  /** Name of the selected channel. */
  readonly selected: string | undefined;
  readonly isPhone: boolean;
  readonly onSelect: (name: string) => void;
}

/** All channels and the form for a new one. */
export function ChannelList({ channels, order, selected, isPhone, onSelect }: ChannelListProps) {
  const broadcast = useMessages("broadcast");
  const onAir = channels.filter(({ value }) => value.match !== null).length;
  const create = <NewChannel channels={channels} />;
  return (
    <section className={rows["channels"]}>
      <SectionHeading facts={channels.length} aside={broadcast.onAirCount(onAir)}>
        {broadcast.channels}
      </SectionHeading>
      {isPhone && <Fold title={broadcast.newChannel}>{create}</Fold>}
      {channels.length === 0 && <EmptyState>{broadcast.noChannels}</EmptyState>}
      <ul className={rows["list"]}>
        {order.map((name) => {
          const channel = findChannelNamed(channels, name);
          if (channel === undefined) return <RemovedChannelRow key={name} name={name} />;
          // It was removed, and created in another case.
          if (channel.name !== name) return null;
          return (
            <ChannelRow
              key={name}
              channel={channel}
              isSelected={name === selected}
              hasSteppers={isPhone}
              onSelect={() => onSelect(name)}
            />
          );
        })}
      </ul>
      {!isPhone && create}
    </section>
  );
}

/**
 * Returns the names of all channels in the order in which the page was opened, so that no row moves
 * under a pointer. New names are added at the end; removed ones stay. On phones, where the most
 * used controls are lowest, empty channels come first.
 */
export function useChannelOrder(
  channels: readonly Channel[],
  isEmptyFirst: boolean,
): readonly string[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const later = channels.filter(({ name }) => !order.includes(name));
  if (later.length > 0) {
    const isFirst = ({ value }: Channel): boolean => (value.match === null) === isEmptyFirst;
    const names = [...later.filter(isFirst), ...later.filter((channel) => !isFirst(channel))];
    setOrder([...order, ...names.map(({ name }) => name)]);
  }
  return order;
}

/** Form that creates an empty channel; it changes no other one. */
function NewChannel({ channels }: Pick<ChannelListProps, "channels">) {
  const broadcast = useMessages("broadcast");
  const { mutate, error } = useChangeAnnotation();
  const [draft, setDraft] = useState("");
  const name = draft.trim();
  const existing = findChannelNamed(channels, name);
  return (
    <Row
      as="form"
      wrap
      className={joinClassNames("line-below", rows["create"])}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (name === "" || existing !== undefined) return;
        mutate(changeOfChannel(name, EMPTY_CHANNEL), { onSuccess: () => setDraft("") });
      }}
    >
      <Input
        aria-label={broadcast.newChannel}
        placeholder={broadcast.newChannel}
        maxLength={MAX_CHANNEL_NAME}
        autoComplete="off"
        value={draft}
        onText={setDraft}
      />
      <Button type="submit">{broadcast.createEmpty}</Button>
      <Text type="meta" tone="soft">
        {existing === undefined ? broadcast.startsEmpty(name) : broadcast.nameTaken(existing.name)}
      </Text>
      <Failure of={error} />
    </Row>
  );
}
