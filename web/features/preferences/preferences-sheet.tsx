import { PREFERENCE_CHOICES } from "#web/preferences/preferences.ts";
import { LANGUAGE_CODES, LANGUAGES } from "#core/i18n/languages.ts";
import { getCurrentZoneName } from "#core/lib/current-zone-name.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { Checkbox } from "#web/kit/controls/field.tsx";
import { Select } from "#web/kit/select.tsx";
import { Sheet } from "#web/kit/sheet.tsx";
import {
  changePreferences,
  resetPreferences,
  usePreferences,
} from "#web/preferences/preferences-store.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./preferences.module.css";

const languageNames = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, LANGUAGES[code].name] as const),
);

interface PreferencesSheetProps {
  readonly onClose: () => void;
}

/** Sheet with the viewer's preferences; a change takes effect at once. */
export function PreferencesSheet({ onClose }: PreferencesSheetProps) {
  const messages = useMessages("preferences");
  const preferences = usePreferences();
  const { timeZone } = useMeta();
  const { timeZone: localZone } = new Intl.DateTimeFormat().resolvedOptions();
  const zones = {
    auto: messages.zones.auto,
    venue: messages.zones.venue(timeZone),
    mine: messages.zones.mine(getCurrentZoneName(localZone)),
  };
  return (
    <Sheet label={useMessages("palette").actions.preferences} onClose={onClose}>
      <Stack gap={3}>
        <Text as="p" type="meta" tone="faint">
          {messages.kept}
        </Text>
        <Choice name="theme" label={messages.theme} labels={messages.themes} />
        <Choice name="density" label={messages.density} labels={messages.densities} />
        <Choice
          name="language"
          label={messages.language}
          labels={{ ...messages.languages, ...languageNames }}
        />
        <Choice name="zone" label={messages.zone} labels={zones} />
        <Checkbox
          isChecked={preferences.scores === "hidden"}
          onCheck={(isChecked) => changePreferences({ scores: isChecked ? "hidden" : "shown" })}
        >
          {messages.scores}
        </Checkbox>
        <Text as="p" type="meta" tone="faint">
          {messages.scoresHint}
        </Text>
        <Row>
          <button type="button" className="link-button" onClick={resetPreferences}>
            {messages.reset}
          </button>
        </Row>
      </Stack>
    </Sheet>
  );
}

interface ChoiceProps {
  readonly name: "theme" | "density" | "language" | "zone";
  readonly label: string;
  /** Labels by value. */
  readonly labels: Readonly<Record<string, string>>;
}

function Choice({ name, label, labels }: ChoiceProps) {
  const preferences = usePreferences();
  return (
    <div className={styles["choice"]}>
      <span aria-hidden="true">{label}</span>
      <Select
        label={label}
        value={preferences[name]}
        options={PREFERENCE_CHOICES[name].map((value) => ({
          value,
          label: labels[value] ?? value,
        }))}
        onChange={(value) => changePreferences({ [name]: value })}
      />
    </div>
  );
}
