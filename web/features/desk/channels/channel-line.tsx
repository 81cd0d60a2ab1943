import { useState } from "react";
import { Link } from "@tanstack/react-router";
import { OFF, useChannels, useMatchOn } from "#web/api/desk-channels.ts";
import { useFactChange } from "#web/api/desk-facts.ts";
import { sayFailure } from "#web/api/say-failure.ts";
import { useRefocus } from "#web/hooks/use-refocus.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { ChannelControl } from "./channel-control.tsx";
import { FactForm } from "#web/features/desk/annotations/fact-form.tsx";
import { takeFocus } from "#web/components/take-focus.ts";
import styles from "./channel.module.css";
import facts from "#web/features/desk/annotations/facts.module.css";

/** On which channels a match is, and the way onto one. @param match `SITE/ID`. */
export function ChannelLine({ match }: { readonly match: string }) {
  const said = useBroadcastMessages();
  const channels = useChannels();
  const view = useMatchOn({ ...OFF, match }) ?? undefined;
  const [isAsking, setAsking] = useState(false);
  const opener = useRefocus<HTMLButtonElement>(isAsking);
  const shown = channels.filter(({ value }) => value.match === match);
  const others = channels.filter(({ value }) => value.match !== match).map(({ name }) => name);
  return (
    <section aria-label={said.channel}>
      <h3 className={facts["heading"]}>{said.channel}</h3>
      {shown.map((channel) => (
        <div key={channel.name} className={styles["shown"]}>
          <p className={facts["said"]}>
            <Link to="/desk/screens">
              <bdi dir="auto">{channel.name}</bdi>
            </Link>
          </p>
          <ChannelControl channel={channel} match={view} />
        </div>
      ))}
      {isAsking ? (
        <ChooseChannel
          match={match}
          names={others}
          onClose={() => {
            setAsking(false);
          }}
        />
      ) : (
        <button
          ref={opener}
          type="button"
          className={facts["quiet"]}
          onClick={() => {
            setAsking(true);
          }}
        >
          {said.onChannel}
        </button>
      )}
    </section>
  );
}

interface ChooseChannelProps {
  readonly match: string;
  /** Channels that show something else, or nothing. */
  readonly names: readonly string[];
  readonly onClose: () => void;
}

function ChooseChannel({ match, names, onClose }: ChooseChannelProps) {
  const said = useBroadcastMessages();
  const messages = useMessages();
  const { mutate, error } = useFactChange();
  const [draft, setDraft] = useState("");
  const putOn = (scope: string): void => {
    if (scope === "") return;
    const fact = { kind: "channel", scope, value: { ...OFF, match, score: null } } as const;
    mutate({ action: "write", fact }, { onSuccess: onClose });
  };
  return (
    <FactForm
      failure={sayFailure(error, messages)}
      onSave={() => {
        putOn(draft.trim());
      }}
      onCancel={onClose}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          className={styles["choice"]}
          ref={index === 0 ? takeFocus : null}
          aria-label={said.putOn(name)}
          onClick={() => {
            putOn(name);
          }}
        >
          <bdi dir="auto">{name}</bdi>
        </button>
      ))}
      <input
        ref={names.length === 0 ? takeFocus : null}
        aria-label={said.newChannel}
        placeholder={said.newChannel}
        maxLength={40}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
        }}
      />
    </FactForm>
  );
}
