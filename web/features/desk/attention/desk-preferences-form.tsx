import { useState } from "react";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { changeDeskPreferences, useDeskPreferences } from "./desk-preferences.ts";
import styles from "./desk-preferences-form.module.css";

/** Settings of a staff member: own games, sound and notifications. */
export function DeskPreferencesForm() {
  const { mine: messages } = useMessages("desk");
  const { games } = useMeta();
  const mine = useDeskPreferences();
  return (
    <details className={styles["settings"]}>
      <summary>
        <Icon name="caret-right" />
        {messages.settings}
      </summary>
      <fieldset>
        <legend>{messages.title}</legend>
        {games.map(({ slug, name }) => (
          <label key={slug}>
            <input
              type="checkbox"
              checked={mine.games.includes(slug)}
              onChange={({ target }) => {
                const others = mine.games.filter((game) => game !== slug);
                changeDeskPreferences({ games: target.checked ? [...others, slug] : others });
              }}
            />
            {name}
          </label>
        ))}
        {mine.games.length === 0 && <p>{messages.all}</p>}
        <p className={styles["hint"]}>{messages.hint}</p>
      </fieldset>
      <label>
        <input
          type="checkbox"
          checked={mine.sound}
          onChange={({ target }) => {
            changeDeskPreferences({ sound: target.checked });
          }}
        />
        {messages.sound}
      </label>
      <Notifications />
    </details>
  );
}

/** Button that requests permission for notifications, or the state of the permission. */
function Notifications() {
  const { mine: messages } = useMessages("desk");
  const [permission, setPermission] = useState(() =>
    "Notification" in globalThis ? Notification.permission : "denied",
  );
  if (permission === "granted") return <p>{messages.notifyOn}</p>;
  if (permission === "denied") return <p className={styles["hint"]}>{messages.notifyDenied}</p>;
  return (
    <button
      type="button"
      onClick={() => {
        void Notification.requestPermission().then(setPermission);
      }}
    >
      {messages.notify}
    </button>
  );
}
