import type { CSSProperties } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { RankRowView } from "#core/contract/ranking.ts";
import type { Box, BracketLayout } from "#core/layout/layout-types.ts";
import { countRounds } from "#core/match/progress.ts";
import { useRanking } from "#web/api/tournaments.ts";
import { useSharedBracket } from "./bracket-context.ts";
import { findMatchAtPlace } from "./bracket-model.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { Champion, FollowedPath, MatchList, Placings } from "./corner-lists.tsx";
import { SIZES } from "./sizes.ts";
import styles from "./last-column.module.css";

/** Height of a head with its distance. */
const HEAD = 32;
/** Height of the progress before what follows it. */
const PROGRESS = 76;
/** Most lines of a list in the rail; of live matches more if there is room. */
const MAX_LINES = 6;
/** Share of the height of the rail that its placings take. */
const PLACINGS_SHARE = 0.4;

/**
 * Fills the free corners of a bracket: champion or progress above the final, and below it placings
 * or the next matches; if there is room beside it, lists of both.
 */
export function LastColumn({ layout }: { readonly layout: BracketLayout }) {
  const { model, tools, search } = useSharedBracket();
  const { foot, rail } = layout;
  // A champion takes the space of the column's head too.
  const top = layout.top && (model.bracket.champion === null ? layout.top : growUp(layout.top));
  const rows = useSettledRanks();
  const all = model.places.flatMap((place) => findMatchAtPlace(model, place) ?? []);
  const live = sortByStart(all.filter(({ state }) => state === "live"));
  const next = sortByStart(all.filter(isNext));
  const placings = (height: number) => (
    <Placings rows={rows} limit={Math.floor((height - HEAD) / SIZES.placing)} />
  );
  const { bracket, now } = tools.messages;
  // What heads, placings and the next matches leave; a followed path may need all of it.
  const room = search.contestant === "" ? (1 - PLACINGS_SHARE) * (rail?.height ?? 0) : 0;
  const lines = Math.floor((room - 4 * HEAD) / SIZES.match) - Math.min(next.length, MAX_LINES);
  return (
    <>
      {top === null ? null : (
        <section className={styles["top"]} style={positionOf(top)}>
          {model.bracket.champion === null ? (
            <Progress height={top.height} />
          ) : (
            <Champion champion={model.bracket.champion} height={top.height} />
          )}
        </section>
      )}
      {rail === null ? null : (
        <div className={styles["rail"]} style={positionOf(rail)}>
          <FollowedPath />
          <MatchList
            title={bracket.beingPlayed}
            matches={live}
            limit={Math.max(MAX_LINES, lines)}
          />
          <MatchList title={now.next} matches={next} limit={MAX_LINES} />
          {placings(rail.height * PLACINGS_SHARE)}
        </div>
      )}
      {rail === null && foot !== null ? (
        <div className={styles["rail"]} style={positionOf(foot)}>
          {next.length === 0 ? (
            placings(foot.height)
          ) : (
            <MatchList
              title={now.next}
              matches={next}
              limit={Math.floor((foot.height - HEAD) / SIZES.match)}
            />
          )}
        </div>
      ) : null}
    </>
  );
}

function positionOf({ x, y, width, height }: Box): CSSProperties {
  return { left: x, top: y, width, height };
}

function growUp(box: Box): Box {
  return { ...box, y: 0, height: box.y + box.height };
}

/** Returns the ranks that cannot change any more; none while the viewer hides results. */
function useSettledRanks(): readonly RankRowView[] {
  const { bracket } = useSharedBracket().model;
  const { data } = useRanking(bracket.tournament.site, bracket.tournament.slug);
  if (usePreferences().scores === "hidden") return [];
  const rows = data?.rankings.find((ranking) => ranking.bracket?.id === bracket.id)?.rows ?? [];
  return rows.filter(({ reason }) => reason.type !== "playing");
}

function sortByStart(matches: readonly MatchView[]): readonly MatchView[] {
  return matches.toSorted((a, b) => ((a.start ?? "9999") < (b.start ?? "9999") ? -1 : 1));
}

/** Returns whether a match can be played next: both contestants are known. */
function isNext({ state, slots, unresolved }: MatchView): boolean {
  const isKnown = slots.every(({ contestant }) => contestant !== null);
  return state === "upcoming" && unresolved === null && isKnown;
}

/** How many matches have ended, and when the final begins; or why there is no champion. */
function Progress({ height }: Pick<Box, "height">) {
  const { model, tools } = useSharedBracket();
  const { bracket, places } = model;
  if (bracket.noChampion !== null) {
    return (
      <p className={styles["reason"]}>{tools.messages.bracket.noChampion[bracket.noChampion]}</p>
    );
  }
  const { ended, live, all } = countRounds(bracket.rounds, model.matches);
  const { ended: formatEnded, liveCount, toPlay } = tools.messages.tournament;
  const parts = [
    formatEnded(ended, all),
    live > 0 && liveCount(live),
    toPlay(all - ended - live, true),
  ];
  const label = parts.filter(Boolean).join(", ");
  const final =
    places.find(({ round }) => round === "grand final") ??
    places.find(({ round }) => round === "ro2");
  const match = final && findMatchAtPlace(model, final);
  const hasRoom = height >= PROGRESS + SIZES.match && match?.state === "upcoming";
  return (
    <div className={styles["progress"]}>
      <progress value={ended} max={all} aria-label={label} />
      <span aria-hidden="true">{label}</span>
      {hasRoom && match.start !== null ? (
        <b>{tools.texts.dateTime(Date.parse(match.start))}</b>
      ) : null}
    </div>
  );
}
