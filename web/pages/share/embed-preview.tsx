import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { EMBED_PREFIX, EMBED_PREVIEW_PREFIX } from "#core/paths/route-prefixes.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMatches } from "#web/api/matches.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Stack } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { type ChosenEmbed, findShareFiles } from "./snippets.ts";
import styles from "./embed-preview.module.css";

/** Imitated host pages. */
const HOSTS = ["plain", "dark", "hostile"] as const;
type Host = (typeof HOSTS)[number];

/** Space around the embed in each host page, in pixels. */
const HOST_PADDING: Readonly<Record<Host, number>> = { plain: 40, dark: 36, hostile: 64 };
interface PreviewProps {
  readonly embed: ChosenEmbed;
  /** Called with the height of the embed alone, in pixels. */
  readonly onHeight: (height: number) => void;
}

/** The embed on three imitated host pages, and its image and calendar. */
export function EmbedPreview({ embed, onHeight }: PreviewProps) {
  const messages = useMessages("share");
  const { image, calendar } = findShareFiles(embed);
  return (
    <section aria-label={messages.preview}>
      <SectionHeading aside={messages.liveData}>{messages.preview}</SectionHeading>
      <div className={styles["frames"]} data-kind={embed.kind}>
        {HOSTS.map((host) => (
          <HostFrame
            key={host}
            host={host}
            path={embed.path}
            {...(host === "plain" ? { onHeight } : {})}
          />
        ))}
        {image !== null && (
          <ImagePreview
            key={image}
            // The SVG of a bracket is the same image, and faster.
            image={embed.kind === "bracket" ? image.replace(/png$/, "svg") : image}
          />
        )}
        {calendar !== null && <CalendarPreview embed={embed} />}
      </div>
    </section>
  );
}

interface HostFrameProps {
  readonly host: Host;
  /** URL path of the embed with its query: `/embed/KIND/…`. */
  readonly path: string;
  readonly onHeight?: (height: number) => void;
}

/** The embed on an imitated host page, with its width in pixels. */
function HostFrame({ host, path, onHeight }: HostFrameProps) {
  const messages = useMessages("share");
  const [width, setWidth] = useState(0);
  const figure = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const src = `${EMBED_PREVIEW_PREFIX}/${host}${path.slice(EMBED_PREFIX.length)}`;
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data !== "object" || data === null || !("widget" in data)) return;
      onHeight?.(Number(data.widget));
    };
    addEventListener("message", onMessage);
    return () => {
      removeEventListener("message", onMessage);
    };
  }, [onHeight]);
  // Before the first paint, because the caption would move when the width appears in it.
  useLayoutEffect(() => {
    const measure = (): void => setWidth(Math.round(figure.current?.clientWidth ?? 0));
    measure();
    const observer = new ResizeObserver(measure);
    if (figure.current !== null) observer.observe(figure.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <figure ref={figure} className={styles["frame"]} data-host={host}>
      <figcaption className="text-meta tone-soft">
        <span className="strong">{width > 0 && `${width - HOST_PADDING[host]} px`}</span>{" "}
        {messages.hosts[host]}
      </figcaption>
      <iframe
        // A new element for each URL, because navigations inside an iframe add history entries.
        key={src}
        ref={frame}
        title={messages.hosts[host]}
        sandbox="allow-scripts allow-popups"
        src={src}
      />
    </figure>
  );
}

/** The image of the embed with its size; nothing if there is none at its URL. */
function ImagePreview({ image }: { readonly image: string }) {
  const messages = useMessages("share");
  const [size, setSize] = useState("");
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <figure>
      <figcaption className="text-meta tone-soft">
        <span className="strong">{messages.forms.image}</span> {size}
      </figcaption>
      <img
        src={image}
        alt={messages.forms.image}
        width={1200}
        height={630}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          setSize(`${naturalWidth} × ${naturalHeight}`);
        }}
        onError={() => {
          setMissing(true);
        }}
      />
    </figure>
  );
}

/** The next match in the calendar of the embed. */
function CalendarPreview({ embed: { set } }: Pick<PreviewProps, "embed">) {
  const messages = useMessages("share");
  const common = useMessages("common");
  const venue = useVenueFormat();
  const { data } = useMatches({
    state: "upcoming",
    limit: 1,
    ...Object.fromEntries(
      [...set].filter(([name]) => name === "contestant" || name === "tournament"),
    ),
  });
  const next = data?.matches[0];
  const start = next?.start ?? null;
  return (
    <figure>
      <figcaption className="text-meta tone-soft">
        <span className="strong">{messages.forms.calendar}</span>{" "}
        {data !== undefined && messages.matchesAhead(data.counts.upcoming)}
      </figcaption>
      {next !== undefined && (
        <Stack gap={1} className={joinClassNames(styles["event"], "surface line-around text-meta")}>
          {start !== null && <Text type="section">{venue.when(Date.parse(start))}</Text>}
          <bdi dir="auto">{formatSlots(next.slots, common)}</bdi>
          <span>
            {[next.tournament.title, next.round?.name.medium].filter(Boolean).join(" · ")}
          </span>
        </Stack>
      )}
    </figure>
  );
}
