import { MAX_CHANNEL_NAME } from "#core/lib/input-limits.ts";
import { Link } from "@tanstack/react-router";
import { EMPTY_CHANNEL, useChannels, useMatchOnChannel } from "#web/api/desk-channels.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { ChannelControl } from "./channel-control.tsx";
import { EditInPlace } from "#web/components/edit-in-place.tsx";
import { useAnnotationDraft } from "#web/features/desk/annotations/use-annotation-draft.ts";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { focusOnMount } from "#web/components/focus-on-mount.ts";
import styles from "./channel.module.css";
import facts from "#web/features/desk/annotations/facts.module.css";

/**
 * Row of a list of facts: channels that show a match with their controls folded away, and a form to
 * put it on another.
 *
 * @param match `SITE/ID`.
 */
export function ChannelsOfMatch({ match }: { readonly match: string }) {
  const broadcast = useBroadcastMessages();
  const channels = useChannels();
  const view = useMatchOnChannel({ ...EMPTY_CHANNEL, match }) ?? undefined;
  const { facts: messages } = useDeskMessages();
  const all = useFirstPageMessages();
  const { draft, setDraft, close, save, error } = useAnnotationDraft<string>();
  const channelsWithMatch = channels.filter(({ value }) => value.match === match);
  const otherChannels = channels
    .filter(({ value }) => value.match !== match)
    .map(({ name }) => name);
  const putOn = (scope: string): void => {
    if (scope === "") return;
    save({
      action: "write",
      fact: { kind: "channel", scope, value: { ...EMPTY_CHANNEL, match, score: null } },
    });
  };
  return (
    <div className={facts["fact"]}>
      <dt>{broadcast.channel}</dt>
      <dd>
        {channelsWithMatch.map((channel) => (
          <div key={channel.name}>
            <span className={facts["value"]}>
              <Link to="/desk/screens">
                <bdi dir="auto" translate="no">
                  {channel.name}
                </bdi>
              </Link>
            </span>
            <details className={styles["fold"]}>
              <summary>{messages.change}</summary>
              <ChannelControl channel={channel} match={view} />
            </details>
          </div>
        ))}
        <EditInPlace
          action={broadcast.onChannel}
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
          {otherChannels.map((name, index) => (
            <button
              key={name}
              type="button"
              className={styles["choice"]}
              ref={index === 0 ? focusOnMount : null}
              aria-label={broadcast.putOn(name)}
              onClick={() => {
                putOn(name);
              }}
            >
              <bdi dir="auto" translate="no">
                {name}
              </bdi>
            </button>
          ))}
          <input
            ref={otherChannels.length === 0 ? focusOnMount : null}
            aria-label={broadcast.newChannel}
            placeholder={broadcast.newChannel}
            maxLength={MAX_CHANNEL_NAME}
            value={draft ?? ""}
            onChange={({ target }) => {
              setDraft(target.value);
            }}
          />
        </EditInPlace>
      </dd>
    </div>
  );
}
