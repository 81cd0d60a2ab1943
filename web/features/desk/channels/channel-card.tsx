import { Link } from "@tanstack/react-router";
import type { MatchView } from "#core/contract/match.ts";
import { overlayPage } from "#core/paths/screen-paths.ts";
import { type Channel, useMatchOnChannel } from "#web/api/desk-channels.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { ChannelControl } from "./channel-control.tsx";
import { ChooseMatch } from "./choose-match.tsx";
import { TextAnnotationEditor } from "#web/features/desk/annotations/text-annotation-editor.tsx";
import { CopyableUrlField } from "./copyable-url-field.tsx";
import styles from "./screens.module.css";
import form from "#web/components/edit-in-place.module.css";
import facts from "#web/features/desk/annotations/facts.module.css";

interface ChannelCardProps {
  readonly channel: Channel;
  /** Matches that can be put on the channel. */
  readonly matches: readonly MatchView[];
  readonly isPreviewed: boolean;
  readonly onPreview: (isPreviewed: boolean) => void;
}

/** A channel: its match, score controls, short names, overlay URL and preview. */
export function ChannelCard({ channel, matches, isPreviewed, onPreview }: ChannelCardProps) {
  const broadcast = useBroadcastMessages();
  const { name, value } = channel;
  const messages = useFirstPageMessages();
  const { mutate, error } = useChangeAnnotation();
  const match = useMatchOnChannel(value);
  const path = overlayPage.channel(name);
  return (
    <li className={styles["card"]}>
      <h3 className={styles["title"]}>
        <bdi dir="auto" translate="no">
          {name}
        </bdi>
      </h3>
      <p className={styles["location"]}>
        {value.match === null && broadcast.empty}
        {value.match !== null && match === null && broadcast.unlisted}
        {match && (
          <Link to="/matches/$site/$id" params={{ site: match.site, id: match.id }}>
            {[match.code, match.round?.name.medium, match.tournament.title]
              .filter(Boolean)
              .join(" · ")}
          </Link>
        )}
      </p>
      <ChooseMatch channel={channel} matches={matches} matchOnChannel={match ?? undefined} />
      <ChannelControl channel={channel} match={match ?? undefined} />
      {match && <ShortNames channel={name} match={match} />}
      <CopyableUrlField label={`${broadcast.address}: ${name}`} path={path} />
      <OverlayPreview channel={name} path={path} isPreviewed={isPreviewed} onPreview={onPreview} />
      <button
        type="button"
        className={form["quiet"]}
        aria-label={`${broadcast.remove}: ${name}`}
        onClick={() => {
          mutate({ action: "clear", place: { kind: "channel", scope: name } });
        }}
      >
        {broadcast.remove}
      </button>
      {error !== null && (
        <p className={form["failure"]} role="alert">
          {describeFailure(error, messages)}
        </p>
      )}
    </li>
  );
}

interface ShortNamesProps {
  /** Name of the channel. */
  readonly channel: string;
  readonly match: MatchView;
}

/** Short names of the match's contestants, to edit in place. */
function ShortNames({ channel, match }: ShortNamesProps) {
  const { shortNames } = useBroadcastMessages();
  const contestants = match.slots.flatMap(({ contestant }) => contestant ?? []);
  if (contestants.length === 0) return null;
  return (
    <section aria-label={`${shortNames}: ${channel}`}>
      <h4 className={styles["minor"]}>{shortNames}</h4>
      <dl className={facts["facts"]}>
        {contestants.map(({ key, name }) => (
          <TextAnnotationEditor key={key} kind="short-name" scope={key} label={name} />
        ))}
      </dl>
    </section>
  );
}

interface OverlayPreviewProps extends Pick<ChannelCardProps, "isPreviewed" | "onPreview"> {
  /** Name of the channel. */
  readonly channel: string;
  /** URL of the overlay, without the origin. */
  readonly path: string;
}

/** The overlay of a channel in a collapsible frame. */
function OverlayPreview({ channel, path, isPreviewed, onPreview }: OverlayPreviewProps) {
  const { preview } = useBroadcastMessages();
  return (
    <details
      className={styles["preview"]}
      open={isPreviewed}
      onToggle={({ currentTarget }) => {
        onPreview(currentTarget.open);
      }}
    >
      <summary>{preview}</summary>
      {/* One preview at a time, because each needs one of the browser's six connections. */}
      {isPreviewed && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, which posts messages to this origin only
        <iframe
          className={styles["frame"]}
          title={`${preview}: ${channel}`}
          src={path}
          tabIndex={-1}
        />
      )}
    </details>
  );
}
