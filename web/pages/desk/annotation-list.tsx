import type { AnnotationView } from "#core/contract/annotation.ts";
import type { AnnotationActView, StaffActView } from "#core/contract/staff-act.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { groupBy } from "#core/lib/collections.ts";
import { formatNamesOrSources } from "#core/i18n/format-names-or-sources.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { MINUTE } from "#core/lib/time.ts";
import { Record } from "#web/kit/record/record.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { StationSign } from "#web/kit/station-sign.tsx";
import { formatAnnotation } from "#web/features/desk/annotations/format-annotation.ts";
import { Name } from "#web/features/desk/parts.tsx";
import { UndoAnnotationButton } from "#web/features/desk/staff-acts/staff-act-entry.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { type FilteredRecord, joinTexts, tournamentOf } from "./records-search.ts";
import styles from "./annotations-page.module.css";

/** An annotation in the list: its value, or the last one if it was cleared. */
export interface AnnotationRowData
  extends Omit<AnnotationView, "value">, Omit<FilteredRecord, "kind"> {
  /** Identifies the annotation: its kind and scope. */
  readonly key: string;
  /** `null` if it was cleared. */
  readonly value: unknown;
  /** The value before; `null` if there was none or it is not known. */
  readonly before: unknown;
}

interface AnnotationListProps {
  readonly rows: readonly AnnotationRowData[];
  /** Key of the selected annotation; `null` if none is. */
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
  /** Name of the signed-in member of staff. */
  readonly me: string;
}

/** Annotations by the day on which they were entered, newest first. */
export function AnnotationList({ rows, selected, onSelect, me }: AnnotationListProps) {
  const { youAre, today } = useMessages("common").words;
  const venue = useVenueFormat();
  const thisDay = venue.dayKey(useServerNow(MINUTE));
  const days = [...groupBy(rows, ({ at }) => venue.dayKey(Date.parse(at)))];
  return days.map(([day, own], index) => (
    <section key={day} className={styles["day"]}>
      <SectionHeading
        facts={String(own.length)}
        aside={index === 0 && me !== "" ? youAre(me) : undefined}
      >
        {day === thisDay ? today : venue.day(day)}
      </SectionHeading>
      <ul>
        {own.map((row) => (
          <AnnotationRow
            key={row.key}
            row={row}
            isSelected={row.key === selected}
            onSelect={() => onSelect(row.key)}
          />
        ))}
      </ul>
    </section>
  ));
}

/** Returns one row per annotation, also of those that were cleared lately, newest first. */
export function createAnnotationRows(
  annotations: readonly AnnotationView[],
  acts: readonly StaffActView[],
  messages: PageMessages["desk"]["annotations"],
): readonly AnnotationRowData[] {
  const latest = new Map<string, AnnotationActView>();
  for (const act of acts) {
    if (act.type === "annotation" && !latest.has(keyOf(act))) latest.set(keyOf(act), act);
  }
  const known = new Set(annotations.map(keyOf));
  const cleared = [...latest.values()].filter(
    (act) => !known.has(keyOf(act)) && act.value === null,
  );
  const current = annotations.map((annotation) =>
    Object.assign({ before: latest.get(keyOf(annotation))?.before ?? null }, annotation),
  );
  return [...current, ...cleared]
    .map((row): AnnotationRowData => {
      const { about, scope, who } = row;
      const filtered = {
        key: keyOf(row),
        tournaments: tournamentOf(row),
        authors: [who],
        text: joinTexts([
          about?.code,
          about?.name,
          about?.tournament?.title,
          ...(about?.contestants ?? []),
          scope,
          who,
          formatAnnotation(row, messages),
        ]),
      };
      return Object.assign(filtered, row);
    })
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

function keyOf({ kind, scope }: { readonly kind: string; readonly scope: string }): string {
  return `${kind} ${scope}`;
}

/** Kinds whose value is a text of any length. */
const TEXT_KINDS: ReadonlySet<string> = new Set(["note", "wall-message"]);

interface AnnotationRowProps {
  readonly row: AnnotationRowData;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function AnnotationRow({ row, isSelected, onSelect }: AnnotationRowProps) {
  const messages = useMessages("common");
  const { annotations: desk } = useMessages("desk");
  const { annotations } = useMessages("deskRecords");
  const venue = useVenueFormat();
  const { kind, value, before, about, who, at, isPublic, overtaken = false } = row;
  const everything = kind === "wall-message" ? annotations.allWalls : messages.words.allTournaments;
  const subject = describeSubject(row, messages) || everything;
  const name = `${desk.kinds[kind]}, ${subject}`;
  const now = formatAnnotation(row, desk);
  // The match that a channel showed before is known by its number only.
  const hasBefore = before !== null && kind !== "channel";
  const was = hasBefore ? formatAnnotation({ kind, value: before }, desk) : "";
  return (
    <Record
      form="annotation"
      isChoice
      data-row="annotation"
      data-faint={value === null || undefined}
      // A text of any length is shown in full.
      data-long={(TEXT_KINDS.has(kind) && value !== null) || undefined}
      lead={<time dateTime={at}>{venue.time(Date.parse(at))}</time>}
      kind={
        <button
          type="button"
          className="cover-link"
          aria-current={isSelected}
          aria-label={name}
          onClick={onSelect}
        >
          {kind === "grace-minutes" ? annotations.graceMinutes : desk.kinds[kind]}
        </button>
      }
      code={about?.code ?? null}
      subject={subject}
      title={now}
      text={
        <>
          {overtaken && `${annotations.overtaken} · `}
          {kind === "station" && value !== null ? (
            <StationSign station={now} />
          ) : (
            <bdi dir="auto">{now}</bdi>
          )}{" "}
          {was !== "" && was !== now && <s>{was}</s>}
        </>
      }
      place={isPublic ? annotations.public : annotations.staffOnly}
      who={<Name>{who}</Name>}
      acts={<UndoAnnotationButton annotations={[row]} name={name} />}
    />
  );
}

/** Returns the contestants of a match, else the name of the subject, else its key. */
function describeSubject({ about, scope }: AnnotationRowData, messages: Messages): string {
  if (about === null) return scope;
  const contestants = formatNamesOrSources(about.contestants, about.sources, messages);
  return contestants || (about.tournament?.title ?? about.name);
}
