import { useState } from "react";
import { useDeskSent } from "#web/api/desk-sent.ts";
import { useIsStaff } from "#web/api/reader.tsx";
import { useAllWords } from "#web/hooks/all-words.ts";
import styles from "./match-panel.module.css";

interface SentByServiceProps {
  readonly site: string;
  readonly id: string;
}

/** The match as the service sent it, for staff: folded away, asked for when unfolded. */
export function SentByService(props: SentByServiceProps) {
  const { panel } = useAllWords().match;
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
  const { match, loading } = useAllWords();
  const { data, isError } = useDeskSent(site, id);
  if (isError) return <p>{match.panel.sentMissing}</p>;
  if (data === undefined) return <p>{loading.label}</p>;
  return (
    // A wide text is scrolled by keyboard too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0}>{JSON.stringify(data.sent, null, 2)}</pre>
  );
}
