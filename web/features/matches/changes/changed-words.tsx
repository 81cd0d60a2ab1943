import { Fragment } from "react";
import type { ChangeView } from "#core/contract/change.ts";
import { useVenue } from "#web/api/venue.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import { sayChange } from "./say-change.ts";

/** What happened to one match at one time, on one line: "2–1 · Aino won · Ended". */
export function ChangedWords({ changes }: { readonly changes: readonly ChangeView[] }) {
  const messages = useAllMessages();
  const venue = useVenue();
  return changes.map((change, index) => {
    const { was, now } = sayChange(change, messages, venue);
    return (
      <Fragment key={change.seq}>
        {index > 0 && " · "}
        {was !== "" && (
          <>
            <s>{was}</s>{" "}
          </>
        )}
        {now}
      </Fragment>
    );
  });
}
