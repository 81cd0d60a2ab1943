import { useEffect, useRef, useState } from "react";
import { overlayPage } from "#core/paths/screen-paths.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./channel-row.module.css";

interface OverlayPreviewProps {
  /** Name of the channel. */
  readonly channel: string;
  /** Whether nothing is on air: then a checkerboard shows that the overlay is transparent. */
  readonly isEmpty: boolean;
  /** Whether the overlay is a list of more than two contestants. */
  readonly isList: boolean;
}

/**
 * The overlay of a channel, scaled down. It is loaded while it is in view, and cannot be reached by
 * keyboard or screen reader because the row contains the same.
 */
export function OverlayPreview({ channel, isEmpty, isList }: OverlayPreviewProps) {
  const { transparent } = useMessages("broadcast");
  const box = useRef<HTMLDivElement>(null);
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      setIsInView(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, []);
  return (
    <div
      ref={box}
      className={styles["preview"]}
      data-empty={isEmpty || undefined}
      data-list={isList || undefined}
      aria-hidden="true"
      inert
    >
      {isEmpty && <span>{transparent}</span>}
      {!isEmpty && isInView && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this server, which posts messages to this origin only
        <iframe title={channel} src={overlayPage.channel(channel)} tabIndex={-1} />
      )}
    </div>
  );
}
