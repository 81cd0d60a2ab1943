import { Sheet } from "#web/components/sheet.tsx";
import { changePreferences, usePreferences } from "#web/preferences/preferences-store.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { usePaletteMessages } from "#web/i18n/palette-messages.ts";
import styles from "./shortcut-sheet.module.css";

interface ShortcutSheetProps {
  readonly onClose: () => void;
}

interface Shortcut {
  /** Keys to press one after another. */
  readonly keys: readonly string[];
  readonly description: string;
}

/** Lists all keyboard shortcuts, with a switch that turns single-key shortcuts off. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const { nav } = useMessages();
  const { keys: messages } = usePaletteMessages();
  const { keys } = usePreferences();
  const groups: readonly (readonly [string, readonly Shortcut[]])[] = [
    [
      messages.everywhere,
      [
        { keys: ["Ctrl K"], description: messages.palette },
        { keys: ["/"], description: messages.search },
        { keys: ["?"], description: messages.help },
        { keys: ["Esc"], description: messages.close },
      ],
    ],
    [
      messages.goTo,
      [
        { keys: ["g", "n"], description: nav.now },
        { keys: ["g", "m"], description: nav.matches },
        { keys: ["g", "t"], description: nav.tournaments },
        { keys: ["g", "s"], description: nav.schedule },
      ],
    ],
    [
      messages.inLists,
      [
        { keys: ["j"], description: messages.down },
        { keys: ["k"], description: messages.up },
        { keys: ["Enter"], description: messages.open },
      ],
    ],
    [
      messages.inBrackets,
      [
        { keys: ["←", "→", "↑", "↓"], description: messages.follow },
        { keys: ["Home", "End"], description: messages.ends },
        { keys: ["Space"], description: messages.other },
        { keys: ["Enter"], description: messages.open },
      ],
    ],
    [
      messages.atDesk,
      [
        { keys: ["j"], description: messages.down },
        { keys: ["k"], description: messages.up },
        { keys: ["t"], description: messages.take },
        { keys: ["h"], description: messages.handOver },
        { keys: ["l"], description: messages.snooze },
        { keys: ["d"], description: messages.done },
        { keys: ["g"], description: messages.giveBack },
        { keys: ["o"], description: messages.open },
      ],
    ],
    [
      messages.onWalls,
      [
        { keys: ["←", "→"], description: messages.step },
        { keys: ["Space"], description: messages.hold },
      ],
    ],
  ];
  return (
    <Sheet label={messages.title} onClose={onClose}>
      {groups.map(([title, shortcuts]) => (
        <section key={title} className={styles["group"]}>
          <h3 className={styles["title"]}>{title}</h3>
          <dl className={styles["keys"]}>
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
