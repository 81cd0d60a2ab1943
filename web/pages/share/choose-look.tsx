import type { ShareWords } from "#core/i18n/en/share.ts";
import type { ChoiceProps } from "./choices.ts";
import { Field, SelectField } from "./field.tsx";
import styles from "./share-page.module.css";

interface ChooseLookProps extends ChoiceProps {
  readonly words: ShareWords;
  /** IANA zone of the venue. */
  readonly venueZone: string;
}

/** Our own accent, where somebody begins to choose one. */
const FIRST_ACCENT = "#00657a";

/** How an embed looks. */
export function ChooseLook({ words, venueZone, chosen, choose }: ChooseLookProps) {
  const zones = new Set(["UTC", venueZone]);
  const accent = chosen["accent"] ?? "";
  const chosenBy = (name: "theme" | "density" | "locale" | "zone" | "flags") => ({
    value: chosen[name] ?? "",
    onChange: (value: string) => {
      choose(name, value);
    },
  });
  return (
    <fieldset className={styles["part"]}>
      <legend>{words.look}</legend>
      <SelectField label={words.theme} options={words.themes} {...chosenBy("theme")} />
      <Field label={words.accent} hint={words.accentHint}>
        <span className={styles["pair"]}>
          <label>
            <input
              type="checkbox"
              checked={accent !== ""}
              onChange={({ target }) => {
                choose("accent", target.checked ? FIRST_ACCENT : "");
              }}
            />
            {words.ownAccent}
          </label>
          <input
            type="color"
            aria-label={words.accent}
            disabled={accent === ""}
            value={accent === "" ? FIRST_ACCENT : accent}
            onChange={({ target }) => {
              choose("accent", target.value);
            }}
          />
        </span>
      </Field>
      <SelectField label={words.density} options={words.densities} {...chosenBy("density")} />
      <SelectField label={words.locale} options={words.locales} {...chosenBy("locale")} />
      <SelectField
        label={words.zone}
        options={[
          ...Object.entries(words.zones),
          ...[...zones].map((zone) => [zone, zone] as const),
        ]}
        {...chosenBy("zone")}
      />
      <SelectField label={words.flags} options={words.flagKinds} {...chosenBy("flags")} />
      <Field label={words.highlight}>
        <input
          className={styles["text"]}
          aria-label={words.highlight}
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
        {words.hideScores}
      </label>
    </fieldset>
  );
}
