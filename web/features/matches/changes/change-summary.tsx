import { Fragment } from "react";
import type { ChangeView } from "#core/contract/change.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatChange } from "./format-change.ts";

/** Changes of one match on one line: "2–1 · Aino won · Ended". */
export function ChangeSummary({ changes }: { readonly changes: readonly ChangeView[] }) {
  const messages = useMessages("common");
  const venue = useVenueFormat();
  return changes.map((change, index) => {
    const { was = "", sentence, isStruck = false } = formatChange(change, { messages, venue });
    return (
      <Fragment key={change.seq}>
        {index > 0 && " · "}
        {isStruck && was !== "" && (
          <>
            <s>{was}</s>{" "}
          </>
        )}
        {sentence}
      </Fragment>
    );
  });
}
