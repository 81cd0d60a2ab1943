import { useRef } from "react";
import { useCopy } from "#web/hooks/use-copy.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Input } from "#web/kit/controls/field.tsx";
import { Row } from "#web/kit/layout.tsx";
import styles from "./channels.module.css";

interface OverlayAddressProps {
  readonly label: string;
  /** URL path on this server. */
  readonly path: string;
}

/** Read-only field with a URL and a button that copies it. */
export function CopyableUrlField({ label, path }: OverlayAddressProps) {
  const broadcast = useMessages("broadcast");
  const [isCopied, copy] = useCopy();
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
          void copy(url, field.current);
        }}
      >
        {isCopied ? broadcast.copied : broadcast.copy}
      </Button>
    </Row>
  );
}
