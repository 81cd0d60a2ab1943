import type { ShareMessages } from "#core/i18n/en/share.ts";
import { LANGUAGE_CODES, LANGUAGES } from "#core/i18n/languages.ts";
import type { EmbedAttributeFormProps } from "./choices.ts";
import { Field, SelectField } from "./field.tsx";
import styles from "./share-page.module.css";

interface ChooseLookProps extends EmbedAttributeFormProps {
  readonly messages: ShareMessages;
  /** IANA zone of the venue. */
  readonly venueZone: string;
}

/** Initial accent colour: that of Matchdesk. */
const INITIAL_ACCENT = "#00657a";

/** Form for the style attributes of an embed. */
export function ChooseStyle({ messages, venueZone, chosen, choose }: ChooseLookProps) {
  const zones = new Set(["UTC", venueZone]);
  const selectProps = (name: "theme" | "density" | "locale" | "zone" | "flags") => ({
    value: chosen[name] ?? "",
    onChange: (value: string) => {
      choose(name, value);
    },
  });
  return (
    <fieldset className={styles["part"]}>
      <legend>{messages.look}</legend>
      <SelectField label={messages.theme} options={messages.themes} {...selectProps("theme")} />
      <AccentField messages={messages} chosen={chosen} choose={choose} />
      <SelectField
        label={messages.density}
        options={messages.densities}
        {...selectProps("density")}
      />
      <SelectField
        label={messages.locale}
        options={[
          ...Object.entries(messages.locales),
          ...LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name] as const),
        ]}
        {...selectProps("locale")}
      />
      <SelectField
        label={messages.zone}
        options={[
          ...Object.entries(messages.zones),
          ...[...zones].map((zone) => [zone, zone] as const),
        ]}
        {...selectProps("zone")}
      />
      <SelectField label={messages.flags} options={messages.flagKinds} {...selectProps("flags")} />
      <Field label={messages.highlight}>
        <input
          className={styles["text"]}
          aria-label={messages.highlight}
          value={chosen["highlight"] ?? ""}
          onChange={({ target }) => {
            choose("highlight", target.value);
          }}
        />
      </Field>
      <label>
        <input
          type="checkbox"
          checked={chosen["hide-scores"] !== undefined}
          onChange={({ target }) => {
            choose("hide-scores", target.checked ? "true" : "");
          }}
        />
        {messages.hideScores}
      </label>
    </fieldset>
  );
}

/** Field that turns an own accent colour on and selects it. */
function AccentField({ messages, chosen, choose }: Omit<ChooseLookProps, "venueZone">) {
  const accent = chosen["accent"] ?? "";
  return (
    <Field label={messages.accent} hint={messages.accentHint}>
      <span className={styles["pair"]}>
        <label>
          <input
            type="checkbox"
            checked={accent !== ""}
            onChange={({ target }) => {
              choose("accent", target.checked ? INITIAL_ACCENT : "");
            }}
          />
          {messages.ownAccent}
        </label>
        <input
          type="color"
          aria-label={messages.accent}
          disabled={accent === ""}
          value={accent === "" ? INITIAL_ACCENT : accent}
          onChange={({ target }) => {
            choose("accent", target.value);
          }}
        />
      </span>
    </Field>
  );
}
