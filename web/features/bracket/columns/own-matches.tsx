import type { MatchView } from "#core/contract/match.ts";
import { createNumberFormat } from "#core/lib/format-number.ts";
import { matchPage } from "#core/paths/paths.ts";
import { FlagImage } from "#web/components/flag.tsx";
import { useSharedBracket } from "#web/features/bracket/parts/bracket-context.ts";
import { type BracketModel, findMatchAtPlace } from "#web/features/bracket/parts/bracket-model.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import { Figures, FlagAndName } from "./corner-lists.tsx";
import styles from "./last-column.module.css";

/** Heights of the champion without their matches, and of a match. */
const CHAMPION = 110;
const LINE = 27;

interface ChampionProps {
  readonly champion: NonNullable<BracketModel["bracket"]["champion"]>;
  readonly height: number;
}

/** The champion with their matches, the last one first, if there is room for them. */
export function Champion({ champion, height }: ChampionProps) {
  const { model, tools } = useSharedBracket();
  const own = findOwnMatches(model, champion.key);
  const won = own.filter(({ side }) => side.result === "winner").length;
  const lost = own.filter(({ side }) => side.result === "loser").length;
  const rows = Math.floor((height - CHAMPION) / LINE);
  return (
    <div className={styles["champion"]}>
      <h2>{tools.messages.tournament.champion}</h2>
      <p>
        {champion.country === "" ? null : (
          <FlagImage country={champion.country} className={styles["flag"]} />
        )}
        <bdi key={champion.name} ref={fitNameToBox} dir="auto" translate="no" title={champion.name}>
          {champion.name}
        </bdi>
      </p>
      <small>{tools.messages.bracket.record(won, lost)}</small>
      {rows < own.length ? null : <OwnMatches matches={own} />}
    </div>
  );
}

interface OwnMatch {
  readonly match: MatchView;
  readonly side: MatchView["slots"][number];
  readonly opponent: MatchView["slots"][number];
}

/** Returns the decided matches of a contestant in this bracket, the last one first. */
function findOwnMatches(model: BracketModel, key: string): readonly OwnMatch[] {
  const own = model.places.flatMap((one) => {
    const match = one.bye ? undefined : findMatchAtPlace(model, one);
    const side = match?.slots.find(({ contestant }) => contestant?.key === key);
    const opponent = match?.slots.find((slot) => slot !== side);
    return match === undefined || side === undefined || opponent === undefined
      ? []
      : [{ match, side, opponent }];
  });
  return own.toSorted((a, b) => ((a.match.start ?? "") < (b.match.start ?? "") ? 1 : -1));
}

function OwnMatches({ matches }: { readonly matches: readonly OwnMatch[] }) {
  return (
    <ol className={styles["road"]}>
      {matches.map(({ match, side, opponent }) => {
        const format = createNumberFormat([side.score, opponent.score]);
        return (
          <li key={match.key}>
            <a href={matchPage(match.site, match.id)}>
              <span className={styles["code"]}>{match.code}</span>
              <FlagAndName contestant={opponent.contestant} />
              <Figures
                scores={[side, opponent].map(({ score }) => (score === null ? "" : format(score)))}
                isLive={match.state === "live"}
              />
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** The followed contestant with their matches, the last one first. */
export function FollowedPath() {
  const { model, search } = useSharedBracket();
  const { contestant } = search;
  const own = contestant === "" ? [] : findOwnMatches(model, contestant);
  const name = own[0]?.side.contestant?.name;
  if (name === undefined) return null;
  return (
    <section>
      <h2 className={styles["followed"]}>
        <bdi dir="auto" translate="no">
          {name}
        </bdi>
      </h2>
      <OwnMatches matches={own} />
    </section>
  );
}
