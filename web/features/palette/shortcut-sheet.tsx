import type { Messages } from "#core/i18n/en/pages.ts";
import type { PaletteMessages } from "#core/i18n/en/tools.ts";
import { MAIN_PAGES } from "#core/paths/main-pages.ts";
import { Sheet } from "#web/components/sheet.tsx";
import { changePreferences, usePreferences } from "#web/preferences/preferences-store.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./shortcut-sheet.module.css";

interface ShortcutSheetProps {
  readonly onClose: () => void;
}

/** Lists all keyboard shortcuts, with a switch that turns single-key shortcuts off. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const { nav } = useFirstPageMessages();
  const { keys: messages } = useMessages("palette");
  const { keys } = usePreferences();
  return (
    <Sheet label={messages.title} onClose={onClose}>
      {createShortcutGroups(nav, messages).map(({ title, shortcuts }) => (
        <section key={title} className={styles["group"]}>
          <h3 className={styles["title"]}>{title}</h3>
          <dl>
            {shortcuts.map((shortcut) => (
              <div key={shortcut.description} className={styles["shortcut"]}>
                <dt>
                  {shortcut.keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{shortcut.description}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles["checkbox"]}>
        <input
          type="checkbox"
          checked={keys === "on"}
          onChange={({ target }) => {
            changePreferences({ keys: target.checked ? "on" : "off" });
          }}
        />
        {messages.singleKeys}
      </label>
      {keys === "off" && <p className={styles["off"]}>{messages.off}</p>}
    </Sheet>
  );
}

/** Returns all keyboard shortcuts by the part of the UI in which they work. */
function createShortcutGroups(nav: Messages["nav"], keys: PaletteMessages["keys"]) {
  return [
    {
      title: keys.everywhere,
      shortcuts: [
        { keys: ["Ctrl K"], description: keys.palette },
        { keys: ["/"], description: keys.search },
        { keys: ["?"], description: keys.help },
        { keys: ["Esc"], description: keys.close },
      ],
    },
    {
      title: keys.goTo,
      shortcuts: MAIN_PAGES.map(({ key, label }) => ({
        keys: ["g", key],
        description: nav[label],
      })),
    },
    {
      title: keys.inLists,
      shortcuts: [
        { keys: ["j"], description: keys.down },
        { keys: ["k"], description: keys.up },
        { keys: ["Enter"], description: keys.open },
      ],
    },
    {
      title: keys.inBrackets,
      shortcuts: [
        { keys: ["←", "→", "↑", "↓"], description: keys.follow },
        { keys: ["Home", "End"], description: keys.ends },
        { keys: ["Space"], description: keys.other },
        { keys: ["Enter"], description: keys.open },
      ],
    },
    {
      title: keys.onSchedule,
      shortcuts: [
        { keys: ["←", "→"], description: keys.hour },
        { keys: ["↑", "↓"], description: keys.match },
        { keys: ["a"], description: keys.assign },
        { keys: ["g"], description: keys.view },
        { keys: ["t"], description: keys.now },
        { keys: ["p"], description: keys.print },
      ],
    },
    {
      title: keys.atDesk,
      shortcuts: [
        { keys: ["j"], description: keys.down },
        { keys: ["k"], description: keys.up },
        { keys: ["x"], description: keys.select },
        { keys: ["c"], description: keys.take },
        { keys: ["h"], description: keys.handOver },
        { keys: ["s"], description: keys.snooze },
        { keys: ["d"], description: keys.done },
        { keys: ["g"], description: keys.giveBack },
        { keys: ["a"], description: keys.accept },
        { keys: ["e"], description: keys.keep },
        { keys: ["u"], description: keys.undo },
        { keys: ["o"], description: keys.openThere },
        { keys: ["Enter"], description: keys.open },
      ],
    },
    {
      title: keys.onWalls,
      shortcuts: [
        { keys: ["←", "→"], description: keys.step },
        { keys: ["Space"], description: keys.hold },
      ],
    },
  ];
}
