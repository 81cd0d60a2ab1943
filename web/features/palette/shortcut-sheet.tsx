import { Sheet } from "#web/components/sheet.tsx";
import { changePreferences, usePreferences } from "#web/preferences/preferences-store.ts";
import { useWords } from "#web/i18n/words.ts";
import { usePaletteWords } from "#web/i18n/palette-words.ts";
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
  const { nav } = useWords();
  const { keys: words } = usePaletteWords();
  const { keys } = usePreferences();
  const groups: readonly (readonly [string, readonly Shortcut[]])[] = [
    [
      words.everywhere,
      [
        { keys: ["Ctrl K"], does: words.palette },
        { keys: ["/"], does: words.search },
        { keys: ["?"], does: words.help },
        { keys: ["Esc"], does: words.close },
      ],
    ],
    [
      words.goTo,
      [
        { keys: ["g", "n"], does: nav.now },
        { keys: ["g", "m"], does: nav.matches },
        { keys: ["g", "t"], does: nav.tournaments },
        { keys: ["g", "s"], does: nav.schedule },
      ],
    ],
    [
      words.inLists,
      [
        { keys: ["j"], does: words.down },
        { keys: ["k"], does: words.up },
        { keys: ["Enter"], does: words.open },
      ],
    ],
    [
      words.inBrackets,
      [
        { keys: ["←", "→", "↑", "↓"], does: words.follow },
        { keys: ["Home", "End"], does: words.ends },
        { keys: ["Space"], does: words.other },
        { keys: ["Enter"], does: words.open },
      ],
    ],
    [
      words.atDesk,
      [
        { keys: ["j"], does: words.down },
        { keys: ["k"], does: words.up },
        { keys: ["t"], does: words.take },
        { keys: ["h"], does: words.handOver },
        { keys: ["l"], does: words.snooze },
        { keys: ["d"], does: words.done },
        { keys: ["g"], does: words.giveBack },
        { keys: ["o"], does: words.open },
      ],
    ],
    [
      words.onWalls,
      [
        { keys: ["←", "→"], does: words.step },
        { keys: ["Space"], does: words.hold },
      ],
    ],
  ];
  return (
    <Sheet label={words.title} onClose={onClose}>
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
        {words.singleKeys}
      </label>
      {keys === "off" && <p className={styles["off"]}>{words.off}</p>}
    </Sheet>
  );
}
