import { useState } from "react";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Checkbox } from "#web/kit/controls/field.tsx";
import { Fold } from "#web/kit/fold.tsx";
import { Row } from "#web/kit/layout.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { changeDeskPreferences, useDeskPreferences } from "./desk-preferences.ts";

/** Settings of a staff member: own games, sound and notifications. */
export function DeskPreferencesForm() {
  const { mine: messages } = useMessages("desk");
  const { actions } = useMessages("palette");
  const { games } = useMeta();
  const mine = useDeskPreferences();
  return (
    <Fold title={messages.settings}>
      <fieldset>
        <legend className="text-minor">{messages.title}</legend>
        <Row gap={4} wrap>
          {games.map(({ slug, name }) => (
            <Checkbox
              key={slug}
              isChecked={mine.games.includes(slug)}
              onCheck={(isChecked) => {
                const others = mine.games.filter((game) => game !== slug);
                changeDeskPreferences({ games: isChecked ? [...others, slug] : others });
              }}
            >
              {name}
            </Checkbox>
          ))}
          {mine.games.length === 0 && <p>{actions.allGames}</p>}
        </Row>
        <p className="text-small tone-faint">{messages.hint}</p>
      </fieldset>
      <Checkbox isChecked={mine.sound} onCheck={(sound) => changeDeskPreferences({ sound })}>
        {messages.sound}
      </Checkbox>
      <Notifications />
    </Fold>
  );
}

/** Button that requests permission for notifications, or the state of the permission. */
function Notifications() {
  const { mine: messages } = useMessages("desk");
  const [permission, setPermission] = useState(() =>
    "Notification" in globalThis ? Notification.permission : "denied",
  );
  if (permission === "granted") return <p>{messages.notifyOn}</p>;
  if (permission === "denied")
    return <p className="text-small tone-faint">{messages.notifyDenied}</p>;
  return (
    <Button
      look="link"
      onClick={() => {
        void Notification.requestPermission().then(setPermission);
      }}
    >
      {messages.notify}
    </Button>
  );
}
