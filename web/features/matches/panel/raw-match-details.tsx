import { useState } from "react";
import { isNotFound } from "#web/api/api-error.ts";
import { useRawMatch } from "#web/api/desk.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Fold } from "#web/kit/fold.tsx";
import styles from "./match-panel.module.css";

interface RawMatchDetailsProps {
  readonly site: string;
  readonly id: string;
}

/** Raw JSON of the match, for staff. Collapsed, and fetched when expanded. */
export function RawMatchDetails(props: RawMatchDetailsProps) {
  const { panel } = useMessages("common").match;
  const [isOpen, setOpen] = useState(false);
  if (!useIsStaff()) return null;
  return (
    <Fold title={panel.sent} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {isOpen && <RawMatch {...props} />}
    </Fold>
  );
}

function RawMatch({ site, id }: RawMatchDetailsProps) {
  const messages = useMessages("common");
  const { data, error } = useRawMatch(site, id);
  if (isNotFound(error)) return <p>{messages.match.panel.sentMissing}</p>;
  if (error !== null) return <p>{describeFailure(error, messages)}</p>;
  if (data === undefined) return <p>{messages.loading.label}</p>;
  return (
    // Focusable, so that wide text can be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0} className={styles["json"]}>
      {JSON.stringify(data.sent, null, 2)}
    </pre>
  );
}
