import type { AttentionItemView } from "#core/contract/attention.ts";
import { MINUTE } from "#core/lib/time.ts";
import { formatCity, useTimeZone, useVenueFormat } from "#web/api/venue.ts";
import { usePrintHead } from "#web/hooks/print-head.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type AttentionFilter, getItemTournament } from "./attention-groups.ts";
import { useDeskPreferences } from "./desk-preferences.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";

/** Sets the head of the sheets: the number of unclaimed items, the active filters, day and zone. */
export function useAttentionPrintHead(
  { kind, tournament, severity }: AttentionFilter,
  items: readonly AttentionItemView[],
): void {
  const { bracket } = useMessages("common");
  const { list, mark, mine, title } = useMessages("desk");
  const { all } = useMyAttentionItems();
  const { games } = useDeskPreferences();
  const venue = useVenueFormat();
  const zone = useTimeZone();
  const day = venue.date(useServerNow(MINUTE));
  const place = all.find((item) => getItemTournament(item) === tournament)?.place.tournament;
  usePrintHead({
    title,
    fact: list.sheet.unclaimed(items.filter(({ standing }) => standing === "open").length),
    detail: [
      tournament === "" ? list.sheet.allTournaments : (place?.title ?? tournament),
      games.length === 0 ? "" : mine.title,
      new Map<string, string>(Object.entries(mark)).get(kind) ?? kind,
      new Map(Object.entries(list.severities)).get(severity) ?? severity,
      day,
      bracket.times(formatCity(zone.name)),
    ]
      .filter(Boolean)
      .join(" · "),
    foot: list.sheet.staffOnly,
  });
}
