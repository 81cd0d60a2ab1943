import type { TournamentSummary } from "#core/contract/tournament.ts";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { StatusLabel } from "#web/components/status-label.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import styles from "./tournament-row.module.css";

/** Number of a tournament's attention items that nobody handles yet. For staff only. */
export function AttentionCount({
  tournament: { site, slug },
}: {
  readonly tournament: Pick<TournamentSummary, "site" | "slug">;
}) {
  const { needAttention } = useAllMessages().tournament;
  const items = (useAttentionItems().data?.rows ?? []).filter(
    ({ standing, place: { tournament } }) =>
      standing === "open" && tournament?.site === site && tournament.slug === slug,
  );
  if (items.length === 0) return null;
  const hasConflict = items.some(({ severity }) => severity === "alarm");
  return (
    <span className={styles["attention"]}>
      <StatusLabel tone={hasConflict ? "conflict" : "warn"}>
        {items.length}
        <span>{needAttention(items.length).replace(/^\d+/u, "")}</span>
      </StatusLabel>
    </span>
  );
}
