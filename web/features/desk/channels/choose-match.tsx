import { useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import type { Channel } from "#web/api/desk-channels.ts";
import { useVisibilityMessages } from "#web/i18n/visibility-messages.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { useEditableChannel } from "./use-editable-channel.ts";
import form from "#web/components/edit-in-place.module.css";
import styles from "./screens.module.css";

interface ChooseMatchProps {
  readonly channel: Channel;
  /** Live and upcoming matches. */
  readonly matches: readonly MatchView[];
  /** Match on the channel, in any state; `undefined` if there is none or while it is unknown. */
  readonly matchOnChannel: MatchView | undefined;
}

/** Form that puts a live or upcoming match on a channel. */
export function ChooseMatch({ channel, matches, matchOnChannel }: ChooseMatchProps) {
  const messages = useAllMessages();
  const broadcast = useBroadcastMessages();
  const { value, write, failure } = useEditableChannel(channel.name, channel.value);
  const { notPublic } = useVisibilityMessages();
  const publicPart = useGetPublicShare();
  const optionLabel = (match: MatchView): string => {
    const hidden = publicPart([match.tournament]) === "none" ? [notPublic] : [];
    return [...hidden, formatMatch(match, messages)].join(" · ");
  };
  const isListed = matches.some(({ key }) => key === value.match);
  const currentMatch = value.match ?? "";
  // A closed select changes on every arrow key: intermediate values must not go on air.
  const [chosen, setChosen] = useState<string | null>(null);
  const isAvailable = chosen === "" || matches.some(({ key }) => key === chosen);
  const selectedMatch = chosen !== null && isAvailable ? chosen : currentMatch;
  const isCurrent = selectedMatch === currentMatch;
  return (
    <form
      className={styles["choose"]}
      onSubmit={(event) => {
        event.preventDefault();
        setChosen(null);
        if (!isCurrent)
          write({
            match: selectedMatch === "" ? null : selectedMatch,
            swapped: false,
            score: null,
          });
      }}
    >
      <select
        aria-label={`${broadcast.match}: ${channel.name}`}
        value={selectedMatch}
        onChange={({ target }) => {
          setChosen(target.value);
        }}
      >
        <option value="">{broadcast.noMatch}</option>
        {value.match !== null && !isListed && (
          <option value={value.match}>
            {matchOnChannel === undefined ? value.match : optionLabel(matchOnChannel)}
          </option>
        )}
        {(["live", "upcoming"] as const).map((state) => (
          <optgroup key={state} label={state === "live" ? broadcast.live : broadcast.next}>
            {matches
              .filter((match) => match.state === state)
              .map((match) => (
                <option key={match.key} value={match.key}>
                  {optionLabel(match)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <button type="submit" className={form["ink"]} aria-disabled={isCurrent}>
        {selectedMatch === "" && !isCurrent ? broadcast.takeOff : broadcast.putOn(channel.name)}
      </button>
      {failure !== null && (
        <p className={form["failure"]} role="alert">
          {failure}
        </p>
      )}
    </form>
  );
}

/** Formats a match as an option: "LBR2-1 · Aino – Bo · Cup". */
function formatMatch(match: MatchView, messages: Messages): string {
  return [match.code, formatSlots(match.slots, messages), match.tournament.title]
    .filter(Boolean)
    .join(" · ");
}
