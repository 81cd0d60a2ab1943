import { Link } from "@tanstack/react-router";
import type { MatchView } from "#core/contract/match.ts";
import { overlayPage } from "#core/paths/desk-paths.ts";
import { type Channel, useMatchOn } from "#web/api/desk-channels.ts";
import { useFactChange } from "#web/api/desk-annotations.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { ChannelControl } from "./channel-control.tsx";
import { ChooseMatch } from "./choose-match.tsx";
import { FactLine } from "#web/features/desk/annotations/annotation-line.tsx";
import { OverlayAddress } from "./overlay-address.tsx";
import styles from "./screens.module.css";
import form from "#web/components/edit-in-place.module.css";
import facts from "#web/features/desk/annotations/facts.module.css";

interface ChannelCardProps {
  readonly channel: Channel;
  /** What may be put on it. */
  readonly matches: readonly MatchView[];
  readonly isPreviewed: boolean;
  readonly onPreview: (isPreviewed: boolean) => void;
}

/** One channel: what is on it, how it counts and looks, and where OBS finds it. */
export function ChannelCard({ channel, matches, isPreviewed, onPreview }: ChannelCardProps) {
  const said = useBroadcastMessages();
  const { name, value } = channel;
  const messages = useMessages();
  const { mutate, error } = useFactChange();
  const match = useMatchOn(value);
  const path = overlayPage.channel(name);
  return (
    <li className={styles["card"]}>
      <h3 className={styles["title"]}>
        <bdi dir="auto">{name}</bdi>
      </h3>
      <p className={styles["where"]}>
        {value.match === null && said.empty}
        {value.match !== null && match === null && said.unlisted}
        {match && (
          <Link to="/matches/$site/$id" params={{ site: match.site, id: match.id }}>
            {[match.code, match.round?.name.medium, match.tournament.title]
              .filter(Boolean)
              .join(" · ")}
          </Link>
        )}
      </p>
      <ChooseMatch channel={channel} matches={matches} shown={match ?? undefined} />
      <ChannelControl channel={channel} match={match ?? undefined} />
      {match?.slots.some(({ contestant }) => contestant !== null) && (
        <section aria-label={`${said.shortNames}: ${name}`}>
          <h4 className={styles["minor"]}>{said.shortNames}</h4>
          <dl className={facts["facts"]}>
            {match.slots.map(
              ({ contestant }) =>
                contestant && (
                  <FactLine
                    key={contestant.key}
                    kind="short-name"
                    scope={contestant.key}
                    label={contestant.name}
                  />
                ),
            )}
          </dl>
        </section>
      )}
      <OverlayAddress label={`${said.address}: ${name}`} path={path} />
      <details
        className={styles["preview"]}
        open={isPreviewed}
        onToggle={({ currentTarget }) => {
          onPreview(currentTarget.open);
        }}
      >
        <summary>{said.preview}</summary>
        {/* One at a time: each holds a stream, and a browser opens six connections to a server. */}
        {isPreviewed && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours, whose letters come to our origin only
          <iframe
            className={styles["frame"]}
            title={`${said.preview}: ${name}`}
            src={path}
            tabIndex={-1}
          />
        )}
      </details>
      <button
        type="button"
        className={form["quiet"]}
        aria-label={`${said.remove}: ${name}`}
        onClick={() => {
          mutate({ action: "clear", place: { kind: "channel", scope: name } });
        }}
      >
        {said.remove}
      </button>
      {error !== null && (
        <p className={form["failure"]} role="alert">
          {describeFailure(error, messages)}
        </p>
      )}
    </li>
  );
}
