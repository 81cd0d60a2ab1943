import { useMemo, useState } from "react";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import type { SearchableNames } from "#core/contract/names.ts";
import {
  createNamedItem,
  listNamedContestants,
  listNamedMatches,
  type NamedItem,
} from "#web/api/named-items.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { Name } from "#web/features/desk/parts.tsx";
import { Fact, Facts } from "#web/kit/facts/facts.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { FindByName } from "#web/kit/find-by-name.tsx";
import { Select } from "#web/kit/select.tsx";
import { AnnotationField } from "./annotation-editor.tsx";
import { AnnotationHistoryList } from "./annotation-row.tsx";

/** Data that is searched. */
type TargetSubject = "match" | "contestant" | "tournament" | "site";

/** Subject of each kind that can be entered wherever its subject can be found by name. */
const SUBJECTS = {
  station: "match",
  note: "match",
  "stream-link": "match",
  "short-name": "contestant",
  alias: "contestant",
  "venue-zone": "tournament",
  "score-order": "tournament",
  "grace-minutes": "everything",
  "link-template": "site",
  "wall-message": "everything",
} as const satisfies Readonly<Record<string, TargetSubject | "everything">>;

type EditableKind = keyof typeof SUBJECTS;

const EDITABLE_KINDS = Object.keys(SUBJECTS).filter(isEditableKind);

const EVERYTHING = createNamedItem({ key: "", name: "" });

interface NewAnnotationProps {
  /** Whether the field that finds the subject gets the focus. */
  readonly hasFocus: boolean;
}

/** Form for a new annotation: its kind, what it is about, and then its editor. */
export function NewAnnotation({ hasFocus }: NewAnnotationProps) {
  const { annotations: messages } = useMessages("desk");
  const { annotations } = useMessages("deskRecords");
  const { words } = useMessages("common");
  const [kind, setKind] = useState<EditableKind>("station");
  const [picked, setPicked] = useState<NamedItem | null>(null);
  const [picksAgain, setPicksAgain] = useState(false);
  const subject = SUBJECTS[kind];
  const { linkTemplates } = useMeta();
  const { data } = useSearchableNames();
  const items = useMemo(
    () => (subject === "everything" ? [] : listTargets(data, Object.keys(linkTemplates), subject)),
    [data, linkTemplates, subject],
  );
  const target = subject === "everything" ? EVERYTHING : picked;
  return (
    <Stack>
      <Facts>
        <Fact name={words.kind}>
          <Select
            label={words.kind}
            value={kind}
            options={EDITABLE_KINDS.map((each) => ({ value: each, label: messages.kinds[each] }))}
            onChange={(next) => {
              if (!isEditableKind(next)) return;
              if (SUBJECTS[next] !== subject) setPicked(null);
              setKind(next);
            }}
          />
        </Fact>
        {subject !== "everything" && (
          <Fact name={words[subject]}>
            {picked === null ? (
              <FindByName
                label={words[subject]}
                ref={hasFocus || picksAgain ? focusOnMount : null}
                items={items}
                onChoose={setPicked}
              />
            ) : (
              <Row as="p" between>
                <Name className="strong">{picked.text}</Name>
                <Button
                  look="link"
                  onClick={() => {
                    setPicked(null);
                    setPicksAgain(true);
                  }}
                >
                  {annotations.pick}
                </Button>
              </Row>
            )}
          </Fact>
        )}
        {target !== null && (
          <AnnotationField
            key={`${kind} ${target.key}`}
            kind={kind}
            scopes={[target.key]}
            isOpen={picked !== null}
          />
        )}
      </Facts>
      {target !== null && <AnnotationHistoryList key={target.key} kind={kind} scope={target.key} />}
      <p className="text-small tone-soft">{annotations.effects[kind]}</p>
    </Stack>
  );
}

/** Returns whether a kind can be edited without its subject's page. */
export function isEditableKind(kind: string): kind is EditableKind {
  return Object.hasOwn(SUBJECTS, kind);
}

/** Returns the items of a subject that can be found by name; those of sites are their names. */
export function listTargets(
  names: SearchableNames | undefined,
  sites: readonly string[],
  subject: TargetSubject,
): readonly NamedItem[] {
  if (subject === "site") return sites.map((site) => createNamedItem({ key: site, name: site }));
  if (names === undefined) return [];
  switch (subject) {
    case "contestant":
      return listNamedContestants(names);
    case "tournament":
      return names.tournaments.map(([site, slug, name]) =>
        createNamedItem({ key: `${site}/${slug}`, name }),
      );
    case "match":
      return listNamedMatches(names);
  }
}
