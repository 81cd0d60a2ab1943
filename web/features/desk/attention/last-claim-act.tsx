import { compareText } from "#core/lib/collections.ts";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { Key } from "#web/components/key-hints.tsx";
import { useLastClaimAct } from "./claim-acts.ts";
import { formatItemSubject, useItemFormat } from "./format-attention-item.ts";
import type { ClaimActions } from "./use-claim-actions.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "./last-claim-act.module.css";

/** The last act on attention items with its author; the viewer can undo their own. */
export function LastClaimAct({ actions }: { readonly actions: ClaimActions }) {
  const format = useItemFormat();
  const { desk, venue } = format;
  const { all, me } = useMyAttentionItems();
  const own = useLastClaimAct();
  const act = own === null ? findNewestClaim(all) : { ...own, who: me };
  if (act === null) return null;
  const [first, ...others] = act.items;
  const what =
    first === undefined || others.length > 0
      ? desk.list.items(act.items.length)
      : (first.matches.length === 1 && first.matches[0]?.code) || formatItemSubject(first, format);
  return (
    <p className={styles["act"]} data-own={own !== null || undefined}>
      <output>
        {venue.when(act.at)} {desk.list.acts[act.action](act.who, what)}
      </output>
      {own !== null && own.inverse.length > 0 && (
        <>
          {" "}
          ·{" "}
          <button
            type="button"
            onClick={() => {
              actions.undo(own);
            }}
          >
            {desk.list.undo}
          </button>{" "}
          <Key table="desk" effect="undo" />
        </>
      )}
    </p>
  );
}

/** Returns the newest claim of any member of staff; `null` if there is none. */
function findNewestClaim(items: readonly AttentionItemView[]) {
  const claimed = items.flatMap((item) =>
    item.claim === null ? [] : [{ item, claim: item.claim }],
  );
  const newest = claimed.toSorted((a, b) => compareText(b.claim.at, a.claim.at))[0];
  if (newest === undefined) return null;
  const { claim, item } = newest;
  const taken = claim.by === claim.who ? "take" : "hand-over";
  const action = { taken, snoozed: "snooze", done: "done" } as const;
  return { action: action[claim.state], at: Date.parse(claim.at), items: [item], who: claim.by };
}
