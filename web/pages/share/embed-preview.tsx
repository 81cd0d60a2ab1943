import { useEffect, useRef, useState } from "react";
import type { ShareMessages } from "#core/i18n/en/share.ts";
import { EMBED_PREFIX } from "#core/paths/route-prefixes.ts";
import { SegmentedControl } from "#web/components/segmented-control.tsx";
import { DEFAULT_IFRAME_HEIGHT } from "./snippets.ts";
import styles from "./share-page.module.css";

const WIDTHS = ["390", "720", "full"] as const;
const BACKGROUNDS = ["plain", "dark", "hostile"] as const;

interface PreviewProps {
  readonly messages: ShareMessages;
  /** URL path of the embed with its query: `/embed/KIND/…`. */
  readonly path: string;
  /** Called with the height of the embed alone, in pixels. */
  readonly onHeight: (height: number) => void;
}

/** Preview of the embed on a sample host page. */
export function EmbedPreview({ messages, path, onHeight }: PreviewProps) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>("full");
  const [background, setBackground] = useState<(typeof BACKGROUNDS)[number]>("plain");
  const [height, setHeight] = useState(DEFAULT_IFRAME_HEIGHT);
  const frame = useRef<HTMLIFrameElement>(null);
  const src = `${EMBED_PREFIX}/on/${background}${path.slice(EMBED_PREFIX.length)}`;
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data !== "object" || data === null || !("height" in data)) return;
      if ("widget" in data) onHeight(Number(data.widget));
      setHeight(Number(data.height));
    };
    addEventListener("message", onMessage);
    return () => {
      removeEventListener("message", onMessage);
    };
  }, [onHeight]);
  return (
    <>
      <div className={styles["stage"]}>
        <SegmentedControl
          label={messages.width}
          options={WIDTHS}
          names={messages.widths}
          {...{ value: width, onChange: setWidth }}
        />
        <SegmentedControl
          label={messages.ground}
          options={BACKGROUNDS}
          names={messages.grounds}
          {...{ value: background, onChange: setBackground }}
        />
      </div>
      <div className={styles["room"]}>
        <iframe
          // A new element for each URL, because navigations inside an iframe add history entries.
          key={src}
          ref={frame}
          className={styles["frame"]}
          title={messages.preview}
          data-width={width}
          style={{ height }}
          sandbox="allow-scripts allow-popups"
          src={src}
        />
      </div>
    </>
  );
}
