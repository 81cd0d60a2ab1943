import { useQuery } from "@tanstack/react-query";
import { changeSearch } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { useState } from "react";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { WidgetFiles } from "#core/contract/widget-files.ts";
import { DEFAULT_EMBED_KIND } from "#core/embed/kinds.ts";
import { DEFAULT_EMBED_LIMIT, parseEmbedOptions } from "#core/embed/parts/options.ts";
import { embedPagePath } from "#core/embed/embed-page-path.ts";
import { jsonQuery } from "#web/api/fetch-json.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { FindByName } from "#web/kit/find-by-name.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Select } from "#web/kit/select.tsx";
import { Text } from "#web/kit/text.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { CopyLinkButton } from "#web/kit/copy.tsx";
import { PageHead } from "#web/features/page-title/page-head.tsx";
import { ChooseStyle } from "./choose-style.tsx";
import { CopyCode } from "./copy-code.tsx";
import { EmbedPreview } from "./embed-preview.tsx";
import {
  findShareKind,
  hasTarget,
  selectApplicableAttributes,
  SHARE_KIND_SETTINGS,
  SHARE_KINDS,
  type ShareKind,
} from "./share-kinds.ts";
import { type ShareTarget, useShareTargets } from "./use-share-targets.ts";
import form from "./share-form.module.css";
import styles from "./share-page.module.css";

/** URLs and hashes of the widget's current files. */
const widgetFilesQuery = jsonQuery<WidgetFiles>(["widget-files"], "/widget.json", [
  "script",
  "module",
  "style",
]);

/** Embed builder: content, style and code of an embed, with a live preview. Its URL has the choices. */
export function SharePage() {
  const messages = useMessages("share");
  const { nav, words } = useMessages("common");
  const chosen = useSearch({ from: "/share" });
  const getPublicShare = useGetPublicShare();
  const visibilityMessages = useMessages("visibility");
  const tournaments = useTournaments().data?.tournaments ?? [];
  const files = useQuery(widgetFilesQuery).data;
  const [measured, setMeasured] = useState({ path: "", height: 0 });
  const kind = findShareKind(chosen);
  const targets = useShareTargets(kind);
  const chosenSet = selectApplicableAttributes(kind, chosen);
  // Until the viewer chooses a target, the most likely one is shown.
  const likely = hasTarget(kind, chosenSet) ? undefined : targets.all[0];
  const set = new Map([...chosenSet, ...(likely?.attributes ?? [])]);
  const key = SHARE_KIND_SETTINGS[kind].target.map((name) => set.get(name)).find(Boolean) ?? "";
  const target = likely ?? targets.all.find((each) => each.key === key);
  const name = target?.text ?? key;
  const title = name === "" ? words[kind] : name;
  const tournament = tournaments.find(
    ({ site, slug }) => `${site}/${slug}` === set.get("tournament"),
  );
  const isPublic = tournament === undefined || getPublicShare([tournament]) === "all";
  const isShown = isPublic && hasTarget(kind, set);
  const path = embedPagePath(SHARE_KIND_SETTINGS[kind].embed, set);
  // The height of the content before is another one.
  const height = measured.path === path ? measured.height : 0;
  const embed = { kind, set, title, height, path };
  return (
    <div className={styles["page"]}>
      <PageHead title={nav.share}>
        <p className={joinClassNames(styles["purpose"], "tone-soft")}>{messages.purpose}</p>
        <CopyLinkButton />
      </PageHead>
      <div className={styles["builder"]}>
        <ChooseContent
          kind={kind}
          targets={targets.all}
          title={name}
          isChosen={likely === undefined && name !== ""}
        />
        <div className={styles["result"]} data-loading={!targets.isLoaded || undefined}>
          {isShown ? (
            <>
              <EmbedPreview
                embed={embed}
                onHeight={(next) => setMeasured({ path, height: next })}
              />
              <CopyCode files={files} embed={embed} />
            </>
          ) : (
            <section aria-label={messages.preview}>
              <SectionHeading>{messages.preview}</SectionHeading>
              <EmptyState>
                {isPublic ? targets.isLoaded && messages.nothing : visibilityMessages.embed(title)}
              </EmptyState>
            </section>
          )}
        </div>
        <ChooseStyle />
      </div>
    </div>
  );
}

interface ChooseContentProps {
  readonly kind: ShareKind;
  readonly targets: readonly ShareTarget[];
  /** Name of the target that is shown; "" if there is none. */
  readonly title: string;
  /** Whether the viewer has chosen it. */
  readonly isChosen: boolean;
}

/** Attributes that name a target; choosing another one removes them. */
const NO_TARGET = { contestant: "", tournament: "", match: "", bracket: "", group: "" } as const;
const LIMITS = [3, 4, 5, 10, 20, 50];
const STATES = ["live", "upcoming", "ended"] as const;

/** Form for the content of an embed: its kind, its target, and the states and rows of a list. */
function ChooseContent({ kind, targets, title, isChosen }: ChooseContentProps) {
  const messages = useMessages("share");
  const { words } = useMessages("common");
  const hasKeyboard = useMediaQuery("(pointer: fine)");
  const { embed, needsTarget } = SHARE_KIND_SETTINGS[kind];
  const label = needsTarget ? messages.find[kind] : messages.findOrAll;
  return (
    <section className={form["what"]} aria-label={messages.what}>
      <SectionHeading>{messages.what}</SectionHeading>
      <fieldset className={form["kinds"]} aria-label={words.kind}>
        {SHARE_KINDS.map((each) => (
          <label key={each} className="option line-below">
            <input
              type="radio"
              name="kind"
              className="visually-hidden"
              checked={each === kind}
              onChange={() => {
                changeSearch({ kind: each });
              }}
            />
            <span className="strong">{words[each]}</span>
            <Text type="small" tone="soft">
              {messages.purposes[each]}
            </Text>
          </label>
        ))}
      </fieldset>
      <div className={form["find"]}>
        <FindByName
          // A new field for another kind, because its targets are others.
          key={kind}
          label={label}
          items={targets}
          chosen={isChosen ? title : ""}
          placeholder={title || label}
          // Otherwise a keyboard on the screen would cover the page.
          data-first-field={(hasKeyboard && !isChosen) || undefined}
          describeNone={messages.notFound}
          onChoose={({ attributes }) => {
            changeSearch({ ...NO_TARGET, kind, ...Object.fromEntries(attributes) });
          }}
        />
      </div>
      {embed === DEFAULT_EMBED_KIND && <ChooseMatches />}
    </section>
  );
}

/** Ticks for the states of a list of matches, and its number of rows. */
function ChooseMatches() {
  const messages = useMessages("share");
  const chosen = useSearch({ from: "/share" });
  const { state, limit } = parseEmbedOptions((name) => chosen[name] ?? null);
  const selected = STATES.filter((each) => state === "" || state.includes(each));
  const limits = [...new Set([...LIMITS, limit])].sort((a, b) => a - b);
  return (
    <Row gap={4} wrap>
      {STATES.map((each) => {
        const isSelected = selected.includes(each);
        return (
          <label key={each} className="tick">
            <input
              type="checkbox"
              checked={isSelected}
              // A list without states would be empty.
              disabled={isSelected && selected.length === 1}
              onChange={() => {
                const states = STATES.filter((one) => selected.includes(one) !== (one === each));
                changeSearch({ state: states.length === STATES.length ? "" : states.join(" ") });
              }}
            />
            {messages.states[each]}
          </label>
        );
      })}
      <Select
        look="labelled"
        label={messages.limit}
        value={String(limit)}
        options={limits.map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(value) => {
          changeSearch({ limit: value === String(DEFAULT_EMBED_LIMIT) ? "" : value });
        }}
      />
    </Row>
  );
}
