import { useMemo } from "react";
import { useChannels } from "#web/api/desk-channels.ts";
import { useMatches } from "#web/api/matches.ts";
import { listNamedMatches, type NamedMatch } from "#web/api/named-items.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { FindByName } from "#web/kit/find-by-name.tsx";

/** Number of live matches, and of next ones, that are offered before a text is typed. */
const MAX_OFFERED = 4;

interface FindMatchProps {
  /** Key of the match that the channel shows now; `null` if there is none. */
  readonly onAir: string | null;
  /** The chosen match; `null` before a choice. */
  readonly chosen: NamedMatch | null;
  readonly onChoose: (match: NamedMatch) => void;
}

/** Search field for a match, which offers live and next ones first. */
export function FindMatch({ onAir, chosen, onChoose }: FindMatchProps) {
  const items = useMatchItems();
  const live = useMatches({ state: "live", limit: MAX_OFFERED }).data?.matches ?? [];
  const next = useMatches({ state: "upcoming", limit: MAX_OFFERED }).data?.matches ?? [];
  const starts = new Map([...live, ...next].map(({ key, start }) => [key, start]));
  const describe = useDescribeMatch(onAir, starts);
  return (
    <FindByName
      label={useMessages("share").find.match}
      items={items}
      suggested={Array.from(starts.keys()).flatMap(
        (key) => items.find((item) => item.key === key) ?? [],
      )}
      describe={describe}
      chosen={chosen?.text ?? ""}
      onChoose={onChoose}
    />
  );
}

/** Lists the matches that will be or were played, which are also found by their station. */
function useMatchItems(): readonly NamedMatch[] {
  const { match } = useMessages("common");
  const names = useSearchableNames().data;
  return useMemo(() => {
    if (names === undefined) return [];
    const stations = new Map(
      names.stations.map(([index, station]) => {
        const [tournament = -1, id] = names.matches[index] ?? [];
        return [`${names.tournaments[tournament]?.[0]}/${id}`, `${match.station} ${station}`];
      }),
    );
    const matches = names.matches.filter(([, , , , , isUnresolved]) => !isUnresolved);
    return Array.from(listNamedMatches({ ...names, matches }), (item) => ({
      ...item,
      more: [stations.get(item.key), item.more].filter(Boolean).join(" · "),
    }));
  }, [names, match]);
}

/**
 * Returns a function that describes the state of a match by its start (ISO 8601), whether it is on
 * air, and whether it is not public.
 */
function useDescribeMatch(onAir: string | null, starts: ReadonlyMap<string, string | null>) {
  const broadcast = useMessages("broadcast");
  const { match } = useMessages("common");
  const { notPublic } = useMessages("visibility");
  const venue = useVenueFormat();
  const getPublicShare = useGetPublicShare();
  const channels = useChannels();
  return ({ key, state, tournament }: NamedMatch): string => {
    const [site = "", slug = ""] = tournament.split("/");
    const start = starts.get(key) ?? null;
    const other = channels.find(({ value }) => value.match === key);
    return [
      state === "live" ? match.mark.live : "",
      state === "upcoming" && start !== null ? venue.when(Date.parse(start)) : "",
      key === onAir ? broadcast.onAir : "",
      key !== onAir && other !== undefined ? broadcast.isOn(other.name) : "",
      getPublicShare([{ site, slug }]) === "none" ? notPublic : "",
    ]
      .filter((part) => part !== "")
      .join(" · ");
  };
}
