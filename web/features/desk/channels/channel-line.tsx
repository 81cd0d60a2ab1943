import { Link } from "@tanstack/react-router";
import { OFF, useChannels, useMatchOn } from "#web/api/desk-channels.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { ChannelControl } from "./channel-control.tsx";
import { EditInPlace } from "#web/components/edit-in-place.tsx";
import { useAnnotationDraft } from "#web/features/desk/annotations/use-annotation-draft.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { takeFocus } from "#web/components/focus-on-mount.ts";
import styles from "./channel.module.css";
import facts from "#web/features/desk/annotations/facts.module.css";

/** The channels a match is on, and a form that puts it on another. @param match `SITE/ID`. */
export function ChannelLine({ match }: { readonly match: string }) {
  const said = useBroadcastMessages();
  const channels = useChannels();
  const view = useMatchOn({ ...OFF, match }) ?? undefined;
  const { facts: messages } = useDeskMessages();
  const all = useMessages();
  const { draft, setDraft, close, save, error } = useAnnotationDraft<string>();
  const shown = channels.filter(({ value }) => value.match === match);
  const others = channels.filter(({ value }) => value.match !== match).map(({ name }) => name);
  const putOn = (scope: string): void => {
    if (scope === "") return;
    save({
      action: "write",
      fact: { kind: "channel", scope, value: { ...OFF, match, score: null } },
    });
  };
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
      <EditInPlace
        action={said.onChannel}
        isOpen={draft !== null}
        onOpen={() => {
          setDraft("");
        }}
        onSave={() => {
          putOn((draft ?? "").trim());
        }}
        onCancel={close}
        failure={describeFailure(error, all)}
        messages={messages}
      >
        {others.map((name, index) => (
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
          ref={others.length === 0 ? takeFocus : null}
          aria-label={said.newChannel}
          placeholder={said.newChannel}
          maxLength={40}
          value={draft ?? ""}
          onChange={({ target }) => {
            setDraft(target.value);
          }}
        />
      </EditInPlace>
    </section>
  );
}
