import { useRef, useState } from "react";
import { copyText } from "#web/hooks/copy-text.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Input } from "#web/kit/controls/field.tsx";
import { Row } from "#web/kit/layout.tsx";
import styles from "./panel.module.css";

interface OverlayAddressProps {
  readonly label: string;
  /** URL path on this server. */
  readonly path: string;
}

/** Read-only field with a URL and a button that copies it. */
export function CopyableUrlField({ label, path }: OverlayAddressProps) {
  const broadcast = useMessages("broadcast");
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const url = location.origin + path;
  return (
    <Row as="p" className={styles["address"]}>
      <Input
        ref={field}
        aria-label={label}
        readOnly
        value={url}
        onFocus={({ target }) => {
          target.select();
        }}
      />
      <Button
        aria-label={`${broadcast.copy}: ${label}`}
        onClick={() => {
          void copyText(url, field.current).then(setCopied);
        }}
      >
        {isCopied ? broadcast.copied : broadcast.copy}
      </Button>
    </Row>
  );
}
