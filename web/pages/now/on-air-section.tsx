import { Link } from "#web/routing/routing.tsx";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { type Channel, useChannelMatch } from "#web/api/desk-channels.ts";
import { MatchLink } from "#web/components/match-link.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { ContestantName } from "#web/components/contestant-name.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { MatchEnd } from "./match-end.tsx";
import { SideList } from "./side-list.tsx";
import styles from "./side-list.module.css";

/** Broadcast channels with the match on air, for staff. */
export function OnAirSection({ channels }: { readonly channels: readonly Channel[] }) {
  const messages = useMessages("now");
  return (
    <SideList
      title={messages.onAir}
      count={channels.length}
      aside={<Link to="/desk/screens">{messages.screens}</Link>}
      items={channels}
      maxRows={null}
      renderRow={(channel) => <ChannelRow key={channel.name} {...channel} />}
    />
  );
}

function ChannelRow({ name, value }: Channel) {
  const messages = useFirstPageMessages();
  const { nothingOnAir, next: formatNext } = useMessages("now");
  const match = useChannelMatch(value.match);
  const next = useChannelMatch(value.next);
  const nextText = next?.code ? formatNext(next.code) : "";
  const channel = (
    <bdi className={styles["channel"]} dir="auto" translate="no" title={name}>
      {name}
    </bdi>
  );
  if (match === undefined || match === null) {
    return (
      <li className={styles["row"]}>
        {channel}
        <span className={styles["facts"]}>
          {[value.match === null && nothingOnAir, nextText].filter(Boolean).join(" · ")}
        </span>
      </li>
    );
  }
  return (
    <li>
      <MatchLink match={match} className={styles["row"]}>
        {channel}
        <span>
          <span className={styles["pair"]}>
            <ContestantName name={formatSlots(match.slots, messages)} country="" />
          </span>
          <span className={styles["facts"]}>
            {[match.code ?? match.tournament.title, nextText].filter(Boolean).join(" · ")}
          </span>
        </span>
        <MatchEnd match={match} first={match.slots[value.swapped ? 1 : 0]?.contestant?.key} />
      </MatchLink>
    </li>
  );
}
