import { useEffect, useRef, useState } from "react";
import type { ShareMessages } from "#core/i18n/en/share.ts";
import { Switch } from "./switch.tsx";
import styles from "./share-page.module.css";

const WIDTHS = ["390", "720", "full"] as const;
const GROUNDS = ["plain", "dark", "hostile"] as const;

interface PreviewProps {
  readonly messages: ShareMessages;
  /** Of the embedded page, below `/embed/`: kind, address and query. */
  readonly path: string;
  /** Told how high the embed alone is, in pixels. */
  readonly onHeight: (height: number) => void;
}

const FIRST_HEIGHT = 480;

/** The embed as it stands on pages of ours that play other people's. */
export function Preview({ messages, path, onHeight }: PreviewProps) {
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>("full");
  const [ground, setGround] = useState<(typeof GROUNDS)[number]>("plain");
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const frame = useRef<HTMLIFrameElement>(null);
  const src = `/embed/on/${ground}/${path.slice("/embed/".length)}`;
  useEffect(() => {
    const hear = ({ data, source }: MessageEvent<unknown>): void => {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data !== "object" || data === null || !("height" in data)) return;
      if ("widget" in data) onHeight(Number(data.widget));
      setHeight(Number(data.height));
    };
    addEventListener("message", hear);
    return () => {
      removeEventListener("message", hear);
    };
  }, [onHeight]);
  return (
    <>
      <div className={styles["stage"]}>
        <Switch
          label={messages.width}
          options={WIDTHS}
          names={messages.widths}
          {...{ value: width, onChange: setWidth }}
        />
        <Switch
          label={messages.ground}
          options={GROUNDS}
          names={messages.grounds}
          {...{ value: ground, onChange: setGround }}
        />
      </div>
      <div className={styles["room"]}>
        <iframe
          // A new one each time: what one frame shows after the other would all be steps back.
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
