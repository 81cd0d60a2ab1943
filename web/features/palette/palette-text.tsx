import { formatContestants } from "#core/i18n/format-contestants.ts";
import type { LatinWords } from "#core/lib/search-index.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { OptionText } from "#web/kit/option.tsx";
import type { PaletteItem } from "./palette-item.ts";

interface PaletteTextProps {
  readonly entry: PaletteItem;
  readonly query?: string;
  readonly latin?: LatinWords;
  /** Shown instead of what the entry says more. */
  readonly more?: string;
}

/** Flag, code and name of an item of the palette, and its context. */
export function PaletteText({ entry, query = "", latin, more = entry.more }: PaletteTextProps) {
  const { text, kind, code, contestants = [], country, isLive } = entry;
  const slots = contestants.map((name) => ({ name, isOpen: false }));
  const names = formatContestants(slots, useFirstPageMessages());
  return (
    <OptionText
      code={code}
      // A match without contestants has only its code.
      name={code === "" && slots.length === 0 ? text : names}
      isTranslated={kind === "page" || kind === "action"}
      {...{ country, more, isLive, query, latin }}
    />
  );
}
