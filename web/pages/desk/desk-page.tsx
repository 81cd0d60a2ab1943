import { EmptyState } from "#web/components/empty-state.tsx";
import { PageColumn } from "#web/components/page-column.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { LoadingState } from "#web/components/loading-state.tsx";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { AttentionRows } from "#web/features/desk/attention/attention-rows.tsx";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { AbsenceSummary } from "#web/features/desk/attention/handover-line.tsx";
import { useDeskPreferences } from "#web/features/desk/attention/desk-preferences.ts";
import { DeskPreferencesForm } from "#web/features/desk/attention/desk-preferences-form.tsx";
import { ServiceFailureNotice } from "#web/features/desk/attention/try-now.tsx";
import { useMyAttentionItems } from "#web/features/desk/attention/use-my-attention-items.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./desk-page.module.css";

/** Start page of the desk: all attention items, with keyboard control. */
export function DeskPage() {
  const messages = useFirstPageMessages();
  const desk = useDeskMessages();
  const { games } = useDeskPreferences();
  const { keys } = usePreferences();
  const { rows, away, open } = useMyAttentionItems();
  const { data, error } = useAttentionItems();
  return (
    <PageColumn width="text">
      <title>{`${desk.title} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{desk.title}</h1>
      <DeskTabs />
      {data === undefined && <LoadingState failure={describeFailure(error, messages)} />}
      {data !== undefined && (
        <>
          <AbsenceSummary />
          <section>
            <SectionHeading aside={desk.openCount(open)}>{desk.title}</SectionHeading>
            <ServiceFailureNotice />
            {rows.length === 0 && (
              <EmptyState>{games.length === 0 ? desk.nothing : desk.nothingMine}</EmptyState>
            )}
            <AttentionRows rows={rows} />
            {keys === "on" && <p className={styles["keys"]}>{desk.claim.keys}</p>}
          </section>
          {away.length > 0 && (
            <details className={styles["away"]}>
              <summary>{desk.away(away.length)}</summary>
              <AttentionRows rows={away} />
            </details>
          )}
          <DeskPreferencesForm />
        </>
      )}
    </PageColumn>
  );
}
