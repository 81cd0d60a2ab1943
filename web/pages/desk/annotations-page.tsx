import { Link } from "@tanstack/react-router";
import type { AnnotationView } from "#core/contract/annotation.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageColumn } from "#web/components/page-column.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { LoadingState } from "#web/components/loading-state.tsx";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { describeFailure } from "#web/api/describe-failure.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import { useDeskMessages } from "#web/i18n/desk-messages.ts";
import { AnnotationHistoryList } from "#web/features/desk/annotations/annotation-history-list.tsx";
import { TextAnnotationEditor } from "#web/features/desk/annotations/text-annotation-editor.tsx";
import { UndoAnnotationButton } from "#web/features/desk/annotations/undo-annotation-button.tsx";
import { GracePeriodEditor } from "#web/features/desk/annotations/grace-period-editor.tsx";
import { formatAnnotation } from "#web/features/desk/annotations/format-annotation.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import styles from "./annotations-page.module.css";

/** Page with all annotations; annotations of a site or of everything are edited here. */
export function AnnotationsPage() {
  const messages = useFirstPageMessages();
  const { facts: desk } = useDeskMessages();
  const { linkTemplates } = useMeta();
  const { data, error } = useAnnotations();
  return (
    <PageColumn>
      <title>{`${desk.title} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{desk.title}</h1>
      <DeskTabs />
      {data === undefined && <LoadingState failure={describeFailure(error, messages)} />}
      {data !== undefined && (
        <>
          <section>
            <SectionHeading>{desk.title}</SectionHeading>
            <p className={styles["intro"]}>{desk.intro}</p>
            {data.facts.length === 0 ? (
              <EmptyState>{desk.none}</EmptyState>
            ) : (
              <FactTable facts={data.facts} />
            )}
          </section>
          <section>
            <SectionHeading>{desk.everywhere}</SectionHeading>
            <dl>
              <TextAnnotationEditor kind="wall-message" scope="" />
              <GracePeriodEditor scope="" />
              {Object.entries(linkTemplates).map(([site, template]) => (
                <TextAnnotationEditor
                  key={site}
                  kind="link-template"
                  scope={site}
                  label={desk.linkTo(site)}
                  placeholder={template}
                />
              ))}
            </dl>
          </section>
        </>
      )}
    </PageColumn>
  );
}

function FactTable({ facts }: { readonly facts: readonly AnnotationView[] }) {
  const { facts: desk } = useDeskMessages();
  return (
    <table className={styles["table"]}>
      <thead>
        <tr>
          <th scope="col">{desk.columns.what}</th>
          <th scope="col">{desk.columns.about}</th>
          <th scope="col">{desk.columns.value}</th>
          <th scope="col">{desk.columns.who}</th>
          <th scope="col">{desk.columns.actions}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <FactRow key={`${fact.kind} ${fact.scope}`} fact={fact} />
        ))}
      </tbody>
    </table>
  );
}

function FactRow({ fact }: { readonly fact: AnnotationView }) {
  const { facts: desk } = useDeskMessages();
  const venue = useVenueFormat();
  const { kind, scope, about, who, at } = fact;
  const name = about?.name ?? (scope === "" ? desk.everybody : scope);
  return (
    <tr>
      <th scope="row">{desk.kinds[kind]}</th>
      <td>
        {about === null || about.page === null ? (
          <bdi dir="auto" translate="no">
            {name}
          </bdi>
        ) : (
          <Link to={about.page}>
            <bdi dir="auto" translate="no">
              {name}
            </bdi>
          </Link>
        )}
      </td>
      <td>
        <bdi dir="auto">{formatAnnotation(fact, desk)}</bdi>
        {fact.isPublic && <span className={styles["author"]}> · {desk.everybodySees}</span>}
        <AnnotationHistoryList kind={kind} scope={scope} />
      </td>
      <td className={styles["author"]}>{desk.who(who, venue.when(Date.parse(at)))}</td>
      <td>
        <UndoAnnotationButton kind={kind} scope={scope} name={`${desk.kinds[kind]}, ${name}`} />
      </td>
    </tr>
  );
}
