import { expect, it } from "vitest";
import { DESK_PAGES, GO_KEY, MAIN_PAGES } from "#core/paths/main-pages.ts";
import { EVERYWHERE, KEY_TABLES, type KeyRow, type KeyTable } from "./key-tables.ts";

const rowsEverywhere: readonly KeyRow[] = EVERYWHERE;
const everywhere = [GO_KEY, ...rowsEverywhere.flatMap(({ keys }) => keys)];

it.each(Object.entries<KeyTable>(KEY_TABLES))(
  "gives no key of %s two meanings on one page",
  (_, { rows, path }) => {
    const own = rows.flatMap(({ keys }) => keys);
    // Pages of other programs have none of the others.
    const keys = path === null ? own : [...own, ...everywhere];
    expect(keys.toSorted()).toEqual([...new Set(keys)].toSorted());
  },
);

it.each(Object.entries<KeyTable>(KEY_TABLES))(
  "gives no two keys of %s the same effect",
  (_, { rows }) => {
    const effects = rows.map(({ effect }) => effect);
    expect(effects).toEqual([...new Set(effects)]);
  },
);

it("gives every page its own key after the first", () => {
  const keys = [...MAIN_PAGES, ...DESK_PAGES].map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});
