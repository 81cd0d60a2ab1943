import { changeSearch } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import { DEFAULT_EMBED_KIND } from "#core/embed/kinds.ts";
import { DEFAULT_EMBED_LIMIT, parseEmbedOptions } from "#core/embed/parts/options.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { FindByName } from "#web/kit/find-by-name.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { Select } from "#web/kit/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { SHARE_KIND_SETTINGS, SHARE_KINDS, type ShareKind } from "./share-kinds.ts";
import type { ShareTarget } from "./use-share-targets.ts";
import styles from "./share-form.module.css";

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
export function ChooseContent({ kind, targets, title, isChosen }: ChooseContentProps) {
  const messages = useMessages("share");
  const { words } = useMessages("common");
  const hasKeyboard = useMediaQuery("(pointer: fine)");
  const { embed, needsTarget } = SHARE_KIND_SETTINGS[kind];
  const label = needsTarget ? messages.find[kind] : messages.findOrAll;
  return (
    <section className={styles["what"]} aria-label={messages.what}>
      <SectionHeading>{messages.what}</SectionHeading>
      <fieldset className={styles["kinds"]} aria-label={words.kind}>
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
      <div className={styles["find"]}>
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
