import { navigate } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { findChannel } from "#core/desk/find-channel.ts";
import { useChannels } from "#web/api/desk-channels.ts";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { Stack } from "#web/kit/layout.tsx";
import { ListAndDetails, useHasDetailsBeside } from "#web/kit/list-and-details.tsx";
import { press, pressRow, usePageKeys } from "#web/kit/use-page-keys.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ChannelList, useChannelOrder } from "#web/features/desk/channels/channel-list.tsx";
import { ChannelPanel } from "#web/features/desk/channels/channel-panel.tsx";
import { OtherOverlays, Walls } from "#web/features/desk/channels/screen-addresses.tsx";
import { pressUndo } from "#web/features/desk/staff-acts/last-act.tsx";
import { DeskFrame } from "./desk-frame.tsx";

/** Page with broadcast channels, overlay addresses and venue walls. */
export function ScreensPage() {
  const { annotations, pages } = useMessages("desk");
  const query = useAnnotations();
  const isPhone = useMediaQuery("(width < 720px)");
  const channels = useChannels();
  const order = useChannelOrder(channels, isPhone);
  const isBeside = useHasDetailsBeside();
  const search = useSearch({ from: "/desk/screens" });
  const named = findChannel(order, search.channel, (name) => name);
  // It stays selected after it was removed, so that no other one takes its place under a pointer.
  const selected = named ?? (isBeside ? order[0] : undefined);
  usePageKeys("screens", {
    row: (step) => pressRow("main h3 > [data-channel]", step),
    "set-next": () => press("[data-action=set-next]"),
    undo: pressUndo,
  });
  const list = (
    <ChannelList
      channels={channels}
      order={order}
      selected={selected}
      isPhone={isPhone}
      onSelect={select}
    />
  );
  const channel = channels.find(({ name }) => name === selected);
  return (
    <DeskFrame title={pages.screens} query={query} table="screens">
      <ListAndDetails
        label={annotations.kinds.channel}
        list={
          // On a phone the channels are last, where a thumb reaches their buttons.
          <Stack gap={isPhone ? 2 : 6}>
            {!isPhone && list}
            <Walls isFolded={isPhone} />
            <OtherOverlays isFolded={isPhone} />
            {isPhone && list}
          </Stack>
        }
        details={
          selected !== undefined && (
            <ChannelPanel key={selected} name={selected} channel={channel} hasTitle={!isBeside} />
          )
        }
        sheet={selected !== undefined && { label: selected, onClose: () => select("") }}
      />
    </DeskFrame>
  );
}

function select(channel: string): void {
  void navigate({ to: ".", search: (before) => ({ ...before, channel }), replace: true });
}
