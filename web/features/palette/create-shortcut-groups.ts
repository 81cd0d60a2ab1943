import { MAIN_PAGES } from "#core/paths/main-pages.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import type { PaletteMessages } from "#core/i18n/en/tools.ts";

interface Shortcut {
  /** Keys to press one after another. */
  readonly keys: readonly string[];
  readonly description: string;
}

/** Shortcuts that work in one part of the UI. */
interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

/** Returns all keyboard shortcuts by the part of the UI in which they work. */
export function createShortcutGroups(
  nav: Messages["nav"],
  keys: PaletteMessages["keys"],
): readonly ShortcutGroup[] {
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
