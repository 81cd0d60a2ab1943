import { changeSearch } from "#web/routing/navigate.ts";
import { useSearch } from "#web/routing/routing.tsx";
import type { ReactNode } from "react";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { LANGUAGE_CODES, LANGUAGES } from "#core/i18n/languages.ts";
import { keysOf } from "#core/lib/collections.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { SegmentedControl } from "#web/kit/segmented-control.tsx";
import { Select } from "#web/kit/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { STYLE_ATTRIBUTES } from "./share-kinds.ts";
import styles from "./share-form.module.css";

/** Initial accent colour: that of Matchdesk. */
const INITIAL_ACCENT = "#00657a";
const DEFAULTS = Object.fromEntries(STYLE_ATTRIBUTES.map((name) => [name, ""]));

/** Form for the style attributes of an embed. */
export function ChooseStyle() {
  const messages = useMessages("share");
  const { theme, language } = useMessages("preferences");
  const chosen = useSearch({ from: "/share" });
  const accent = chosen["accent"] ?? INITIAL_ACCENT;
  const zones = new Set(["UTC", useMeta().timeZone]);
  const hasChanges = STYLE_ATTRIBUTES.some((name) => chosen[name] !== undefined);
  return (
    <section className={styles["look"]} aria-label={messages.look}>
      <SectionHeading
        aside={
          hasChanges && (
            <button
              type="button"
              className="link-button"
              onClick={() => {
                changeSearch(DEFAULTS);
              }}
            >
              {messages.reset}
            </button>
          )
        }
      >
        {messages.look}
      </SectionHeading>
      <Choice name="theme" label={theme} names={messages.themes} />
      <Field label={messages.accent}>
        <label className="row field">
          <input
            type="color"
            className={styles["colour"]}
            aria-label={messages.accent}
            value={accent}
            onChange={({ target }) => {
              changeSearch({ accent: target.value });
            }}
          />
          {accent}
        </label>
        <Text type="meta" tone="soft" className={styles["hint"]}>
          {messages.accentHint}
        </Text>
      </Field>
      <Choice name="density" label={messages.density} names={messages.densities} />
      <Field label={language}>
        <Select
          label={language}
          value={chosen["locale"] ?? ""}
          options={[
            { value: "", label: messages.pageLanguage },
            ...LANGUAGE_CODES.map((code) => ({ value: code, label: LANGUAGES[code].name })),
          ]}
          onChange={set("locale")}
        />
      </Field>
      <Field label={messages.zone}>
        <Select
          label={messages.zone}
          value={chosen["zone"] ?? ""}
          options={[
            { value: "", label: messages.viewerZone },
            ...Array.from(zones, (zone) => ({ value: zone, label: zone })),
          ]}
          onChange={set("zone")}
        />
      </Field>
      <Choice name="flags" label={messages.flags} names={messages.flagKinds} />
      <Field label={messages.scores}>
        <label className="tick">
          <input
            type="checkbox"
            checked={chosen["hide-scores"] !== undefined}
            onChange={({ target }) => {
              changeSearch({ "hide-scores": target.checked ? "true" : "" });
            }}
          />
          {messages.hideScores}
        </label>
      </Field>
      <Field label={messages.highlight}>
        <input
          className={joinClassNames("field", styles["text"])}
          aria-label={messages.highlight}
          placeholder={messages.highlightHint}
          value={chosen["highlight"] ?? ""}
          onChange={({ target }) => {
            changeSearch({ highlight: target.value });
          }}
        />
      </Field>
    </section>
  );
}

/** Returns a function that sets a style attribute. */
function set(name: (typeof STYLE_ATTRIBUTES)[number]) {
  return (value: string) => changeSearch({ [name]: value });
}

interface FieldProps {
  readonly label: string;
  readonly children: ReactNode;
}

function Field({ label, children }: FieldProps) {
  return (
    <div className={styles["row"]}>
      <Text type="small" tone="soft" aria-hidden="true">
        {label}
      </Text>
      <Row gap={3} wrap>
        {children}
      </Row>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  readonly name: "theme" | "density" | "flags";
  readonly label: string;
  /** Names of the values; "" is the default. */
  readonly names: Readonly<Record<T, string>>;
}

/** One of a few values. */
function Choice<T extends string>({ name, label, names }: ChoiceProps<T>) {
  const chosen = useSearch({ from: "/share" });
  const options = keysOf(names);
  const value = options.find((each) => each === (chosen[name] ?? "")) ?? options[0];
  return (
    <Field label={label}>
      {value !== undefined && (
        <SegmentedControl {...{ label, options, names, value }} onChange={set(name)} />
      )}
    </Field>
  );
}
