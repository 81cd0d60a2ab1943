import { navigate } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { findChannel } from "#core/desk/find-channel.ts";
import { useChannels } from "#web/api/desk-channels.ts";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { Stack } from "#web/kit/layout.tsx";
import { ListAndDetails, useHasDetailsBeside } from "#web/kit/list-and-details.tsx";
import { LoadingState } from "#web/kit/loading-state.tsx";
import { press, pressRow, usePageKeys } from "#web/kit/use-page-keys.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ChannelList, useChannelOrder } from "#web/features/desk/channels/channel-list.tsx";
import { ChannelPanel } from "#web/features/desk/channels/channel-panel.tsx";
import { OtherOverlays, Walls } from "#web/features/desk/channels/screen-addresses.tsx";
import { pressUndo } from "#web/features/desk/staff-acts/last-act.tsx";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import { DeskHeading } from "./desk-heading.tsx";
import { PageFoot } from "#web/kit/page-foot.tsx";
import styles from "./screens-page.module.css";

/** Page with broadcast channels, overlay addresses and venue walls. */
export function ScreensPage() {
  const broadcast = useMessages("broadcast");
  const { data, error } = useAnnotations();
  const isPhone = useMediaQuery("(width < 720px)");
  const channels = useChannels();
  const order = useChannelOrder(channels, isPhone);
  const { selected, select } = useSelectedChannel(order);
  const isBeside = useHasDetailsBeside();
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
    <div className={styles["page"]}>
      <DeskHeading title={broadcast.title} />
      <DeskTabs />
      {data === undefined && <LoadingState error={error} />}
      {data !== undefined && (
        <ListAndDetails
          label={broadcast.channel}
          list={
            isPhone ? (
              // The channels are last, where a thumb reaches their buttons.
              <Stack>
                <Walls isFolded />
                <OtherOverlays isFolded />
                {list}
              </Stack>
            ) : (
              <Stack gap={6} className={styles["sections"]}>
                {list}
                <Walls isFolded={false} />
                <OtherOverlays isFolded={false} />
              </Stack>
            )
          }
          details={
            selected !== undefined && (
              <ChannelPanel key={selected} name={selected} channel={channel} hasTitle={!isBeside} />
            )
          }
          sheet={selected !== undefined && { label: selected, onClose: () => select("") }}
        />
      )}
      <PageFoot table="screens" />
    </div>
  );
}

/**
 * Returns the name of the channel of the URL, else the first one if its details are beside the list.
 * It stays selected after it was removed, so that no other channel takes its place under a pointer.
 */
function useSelectedChannel(order: readonly string[]) {
  const search = useSearch({ from: "/desk/screens" });
  const isBeside = useHasDetailsBeside();
  const named = findChannel(order, search.channel, (name) => name);
  return {
    selected: named ?? (isBeside ? order[0] : undefined),
    select: (channel: string) => {
      void navigate({ to: ".", search: (before) => ({ ...before, channel }), replace: true });
    },
  };
}
