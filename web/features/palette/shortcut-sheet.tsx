import { Sheet } from "#web/components/sheet.tsx";
import { changePreferences, usePreferences } from "#web/preferences/preferences-store.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { usePaletteMessages } from "#web/i18n/palette-messages.ts";
import styles from "./shortcut-sheet.module.css";

interface ShortcutSheetProps {
  readonly onClose: () => void;
}

interface Shortcut {
  /** Pressed one after another. */
  readonly keys: readonly string[];
  readonly does: string;
}

/** Every key and what it does; single keys can be turned off for those they get in the way of. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const { nav } = useMessages();
  const { keys: messages } = usePaletteMessages();
  const { keys } = usePreferences();
  const groups: readonly (readonly [string, readonly Shortcut[]])[] = [
    [
      messages.everywhere,
      [
        { keys: ["Ctrl K"], does: messages.palette },
        { keys: ["/"], does: messages.search },
        { keys: ["?"], does: messages.help },
        { keys: ["Esc"], does: messages.close },
      ],
    ],
    [
      messages.goTo,
      [
        { keys: ["g", "n"], does: nav.now },
        { keys: ["g", "m"], does: nav.matches },
        { keys: ["g", "t"], does: nav.tournaments },
        { keys: ["g", "s"], does: nav.schedule },
      ],
    ],
    [
      messages.inLists,
      [
        { keys: ["j"], does: messages.down },
        { keys: ["k"], does: messages.up },
        { keys: ["Enter"], does: messages.open },
      ],
    ],
    [
      messages.inBrackets,
      [
        { keys: ["←", "→", "↑", "↓"], does: messages.follow },
        { keys: ["Home", "End"], does: messages.ends },
        { keys: ["Space"], does: messages.other },
        { keys: ["Enter"], does: messages.open },
      ],
    ],
    [
      messages.atDesk,
      [
        { keys: ["j"], does: messages.down },
        { keys: ["k"], does: messages.up },
        { keys: ["t"], does: messages.take },
        { keys: ["h"], does: messages.handOver },
        { keys: ["l"], does: messages.snooze },
        { keys: ["d"], does: messages.done },
        { keys: ["g"], does: messages.giveBack },
        { keys: ["o"], does: messages.open },
      ],
    ],
    [
      messages.onWalls,
      [
        { keys: ["←", "→"], does: messages.step },
        { keys: ["Space"], does: messages.hold },
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
              <div key={shortcut.does} className={styles["shortcut"]}>
                <dt>
                  {shortcut.keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{shortcut.does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles["tick"]}>
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
