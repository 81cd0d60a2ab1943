import { navigate } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { type Channel, useChannels } from "#web/api/desk-channels.ts";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { KeyHints } from "#web/components/key-hints.tsx";
import { ListAndDetails, useHasDetailsBeside } from "#web/components/list-and-details.tsx";
import { LoadingState } from "#web/api/loading-state.tsx";
import { Sheet } from "#web/components/sheet.tsx";
import { press, pressRow, usePageKeys } from "#web/components/use-page-keys.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { LastAct } from "#web/features/desk/channels/channel-history.tsx";
import { ChannelList } from "#web/features/desk/channels/channel-list.tsx";
import { ChannelPanel } from "#web/features/desk/channels/channel-panel.tsx";
import { OtherOverlays } from "#web/features/desk/channels/other-overlays.tsx";
import { Walls } from "#web/features/desk/channels/walls.tsx";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import { DeskHeading } from "./desk-heading.tsx";
import keyStyles from "./page-keys.module.css";
import styles from "./screens-page.module.css";

/** Page with broadcast channels, overlay addresses and venue walls. */
export function ScreensPage() {
  const broadcast = useMessages("broadcast");
  const { list: messages } = useMessages("desk");
  const { data, error } = useAnnotations();
  const isPhone = useMediaQuery("(width < 720px)");
  const channels = orderChannels(useChannels(), isPhone);
  const { selected, select } = useSelectedChannel(channels);
  const isBeside = useHasDetailsBeside();
  usePageKeys("screens", {
    row: (step) => pressRow("main h3 > [data-channel]", step),
    "set-next": () => press("[data-action=set-next]"),
    undo: () => press("[data-action=undo-last] button"),
  });
  const list = (
    <ChannelList channels={channels} selected={selected} isPhone={isPhone} onSelect={select} />
  );
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
              <div>
                <Walls isFolded />
                <OtherOverlays isFolded />
                <div className={styles["channels"]}>{list}</div>
              </div>
            ) : (
              <div className={styles["sections"]}>
                {list}
                <Walls isFolded={false} />
                <OtherOverlays isFolded={false} />
              </div>
            )
          }
          details={
            selected !== undefined && (
              <ChannelPanel key={selected.name} channel={selected} hasTitle={false} />
            )
          }
        />
      )}
      {data !== undefined && isPhone && <LastAct channels={channels} />}
      <div className={keyStyles["keys"]}>
        <KeyHints table="screens">{messages.notSent}</KeyHints>
      </div>
      {selected !== undefined && !isBeside && (
        <Sheet label={selected.name} onClose={() => select("")}>
          <ChannelPanel key={selected.name} channel={selected} hasTitle />
        </Sheet>
      )}
    </div>
  );
}

/** Returns the channel of the URL, else the first one where its details are beside the list. */
function useSelectedChannel(channels: readonly Channel[]) {
  const search = useSearch({ from: "/desk/screens" });
  const isBeside = useHasDetailsBeside();
  const named = channels.find(({ name }) => name === search.channel);
  return {
    selected: named ?? (isBeside ? channels[0] : undefined),
    select: (channel: string) => {
      void navigate({ to: ".", search: (before) => ({ ...before, channel }), replace: true });
    },
  };
}

/** Returns empty channels last; on a phone first, because the most used controls are lowest. */
function orderChannels(channels: readonly Channel[], isEmptyFirst: boolean): readonly Channel[] {
  const onAir = channels.filter(({ value }) => value.match !== null);
  const empty = channels.filter(({ value }) => value.match === null);
  return isEmptyFirst ? [...empty, ...onAir] : [...onAir, ...empty];
}
