import { useRef, useState } from "react";
import { copyText } from "#web/hooks/copy-text.ts";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import styles from "./screens.module.css";

interface OverlayAddressProps {
  readonly label: string;
  /** Path on this desk. */
  readonly path: string;
}

/** An address to be pasted elsewhere, with its button. */
export function OverlayAddress({ label, path }: OverlayAddressProps) {
  const said = useBroadcastMessages();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const address = location.origin + path;
  return (
    <p className={styles["address"]}>
      <input
        ref={field}
        aria-label={label}
        readOnly
        value={address}
        onFocus={({ target }) => {
          target.select();
        }}
      />
      <button
        type="button"
        aria-label={`${said.copy}: ${label}`}
        onClick={() => {
          void copyText(address, field.current).then(setCopied);
        }}
      >
        {isCopied ? said.copied : said.copy}
      </button>
    </p>
  );
}
