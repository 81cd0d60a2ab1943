import { useState } from "react";
import { isNotFound } from "#web/api/api-error.ts";
import { useRawMatch } from "#web/api/raw-match.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import styles from "./match-panel.module.css";

interface SentByServiceProps {
  readonly site: string;
  readonly id: string;
}

/** The match as the service sent it, for staff: folded away, asked for when unfolded. */
export function RawMatchDetails(props: SentByServiceProps) {
  const { panel } = useAllMessages().match;
  const [open, setOpen] = useState(false);
  if (!useIsStaff()) return null;
  return (
    <details
      className={styles["sent"]}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary>{panel.sent}</summary>
      {open && <Sent {...props} />}
    </details>
  );
}

function Sent({ site, id }: SentByServiceProps) {
  const messages = useAllMessages();
  const { data, error } = useRawMatch(site, id);
  if (isNotFound(error)) return <p>{messages.match.panel.sentMissing}</p>;
  if (error !== null) return <p>{describeFailure(error, messages)}</p>;
  if (data === undefined) return <p>{messages.loading.label}</p>;
  return (
    // A wide text is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>{JSON.stringify(data.sent, null, 2)}</pre>
  );
}
