import { DESK_PAGES, GO_KEY, MAIN_PAGES } from "#core/paths/main-pages.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { listKeyLabels } from "#web/kit/key-hints.tsx";
import { Stack } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { Checkbox } from "#web/kit/controls/field.tsx";
import { Fact, Facts } from "#web/kit/facts/facts.tsx";
import { Sheet } from "#web/kit/sheet.tsx";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { EVERYWHERE, KEY_TABLES, type KeyRow, type KeyTable } from "#web/keys/key-tables.ts";
import { changePreferences, usePreferences } from "#web/preferences/preferences-store.ts";
import { useLocation } from "#web/routing/routing.tsx";

interface ShortcutSheetProps {
  readonly onClose: () => void;
}

/** Lists all keyboard shortcuts, with a switch that turns single-key shortcuts off. */
export function ShortcutSheet({ onClose }: ShortcutSheetProps) {
  const messages = useMessages("keys");
  const { keys } = usePreferences();
  return (
    <Sheet label={useMessages("palette").actions.shortcuts} onClose={onClose}>
      <Stack gap={6}>
        {useShortcutGroups().map(({ title, shortcuts }) => (
          <section key={title}>
            <Text as="h3" type="control" strong className="line-below">
              {title}
            </Text>
            <Facts>
              {shortcuts.map(({ keys: labels, description }) => (
                <Fact
                  key={description}
                  name={labels.map((label) => (
                    <kbd key={label} className="key-cap">
                      {label}
                    </kbd>
                  ))}
                >
                  {description}
                </Fact>
              ))}
            </Facts>
          </section>
        ))}
        <Checkbox
          isChecked={keys === "on"}
          onCheck={(isChecked) => changePreferences({ keys: isChecked ? "on" : "off" })}
        >
          {messages.singleKeys}
        </Checkbox>
        {keys === "off" && (
          <Text as="p" type="meta" tone="soft">
            {messages.off}
          </Text>
        )}
      </Stack>
    </Sheet>
  );
}

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly { readonly keys: readonly string[]; readonly description: string }[];
}

/** Returns all keyboard shortcuts of a viewer: those of the current page first, then of every page. */
function useShortcutGroups(): readonly ShortcutGroup[] {
  const { nav } = useFirstPageMessages();
  const { pages } = useMessages("palette");
  const { titles, effects } = useMessages("keys");
  const isStaff = useIsStaff();
  const pathname = useLocation((location) => location.pathname);
  const describe = (rows: readonly KeyRow[]): ShortcutGroup["shortcuts"] =>
    rows
      .filter((row) => isStaff || row.isStaff !== true)
      .map((row) => ({ keys: listKeyLabels(row), description: effects[row.effect] }));
  const tables = Object.values<KeyTable>(KEY_TABLES)
    .filter((table) => isStaff || table.isStaff !== true)
    .map(({ title, path, rows }) => ({
      title: titles[title],
      shortcuts: describe(rows),
      isCurrent: path?.test(pathname) === true,
    }));
  const main = MAIN_PAGES.map(({ key, label }) => ({ key, description: nav[label] }));
  const desk = DESK_PAGES.map(({ key, label }) => ({ key, description: pages[label] }));
  return [
    ...tables.filter(({ isCurrent }) => isCurrent),
    { title: titles.everywhere, shortcuts: describe(EVERYWHERE) },
    {
      title: titles.goTo,
      shortcuts: [...main, ...(isStaff ? desk : [])].map(({ key, description }) => ({
        keys: listKeyLabels({ keys: [GO_KEY, key] }),
        description,
      })),
    },
    ...tables.filter(({ isCurrent }) => !isCurrent),
  ];
}
