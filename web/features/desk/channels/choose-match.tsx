import { useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { usePublicPart } from "#web/api/audience.ts";
import type { Channel } from "#web/api/desk-channels.ts";
import { useAudienceMessages } from "#web/i18n/audience-messages.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { useChannelChange } from "./use-channel-change.ts";
import form from "#web/components/edit-in-place.module.css";
import styles from "./screens.module.css";

interface ChooseMatchProps {
  readonly channel: Channel;
  /** What is played or comes next. */
  readonly matches: readonly MatchView[];
  /** What is on it, whatever its state. */
  readonly shown: MatchView | undefined;
}

/** Puts another match on a channel: what is played, and what comes next. */
export function ChooseMatch({ channel, matches, shown }: ChooseMatchProps) {
  const messages = useAllMessages();
  const said = useBroadcastMessages();
  const { value, write, failure } = useChannelChange(channel.name, channel.value);
  const { notPublic } = useAudienceMessages();
  const publicPart = usePublicPart();
  const say = (match: MatchView): string => {
    const hidden = publicPart([match.tournament]) === "none" ? [notPublic] : [];
    return [...hidden, matchAriaLabel(match, messages)].join(" · ");
  };
  const isListed = matches.some(({ key }) => key === value.match);
  const shownNow = value.match ?? "";
  // Arrow keys go through a closed select one by one: what they pass must not go on air.
  const [chosen, setChosen] = useState<string | null>(null);
  const isThere = chosen === "" || matches.some(({ key }) => key === chosen);
  const wanted = chosen !== null && isThere ? chosen : shownNow;
  const isOn = wanted === shownNow;
  return (
    <form
      className={styles["choose"]}
      onSubmit={(event) => {
        event.preventDefault();
        setChosen(null);
        if (!isOn) write({ match: wanted === "" ? null : wanted, swapped: false, score: null });
      }}
    >
      <select
        aria-label={`${said.match}: ${channel.name}`}
        value={wanted}
        onChange={({ target }) => {
          setChosen(target.value);
        }}
      >
        <option value="">{said.noMatch}</option>
        {value.match !== null && !isListed && (
          <option value={value.match}>{shown === undefined ? value.match : say(shown)}</option>
        )}
        {(["live", "upcoming"] as const).map((state) => (
          <optgroup key={state} label={state === "live" ? said.live : said.next}>
            {matches
              .filter((match) => match.state === state)
              .map((match) => (
                <option key={match.key} value={match.key}>
                  {say(match)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className={form["ink"]} aria-disabled={isOn}>
        {wanted === "" && !isOn ? said.takeOff : said.putOn(channel.name)}
      </button>
      {failure !== null && (
        <p className={form["failure"]} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}

/** "LBR2-1 · Aino – Bo · Cup". */
function matchAriaLabel(match: MatchView, messages: Messages): string {
  return [match.code, formatSlots(match.slots, messages), match.tournament.title]
    .filter(Boolean)
    .join(" · ");
}
