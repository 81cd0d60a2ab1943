import { memo, useMemo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { isRanking } from "#core/lib/contest.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Link } from "#web/routing/routing.tsx";
import { formatCommonBracketOrGroup, groupByTournament } from "./group-matches.ts";
import type { LineTimes } from "./line-time.tsx";
import { type LineForm, MatchLines, type LineTexts } from "./match-line.tsx";
import styles from "./match-groups.module.css";

interface MatchGroupsProps extends LineTimes {
  readonly matches: readonly MatchView[];
  /** `dense`: the tournament is beside its lines, in a narrow list above them as in other forms. */
  readonly form?: LineForm;
  /** Number of rows that are rendered yet; all if omitted. */
  readonly maxRows?: number;
  /** Returns the texts of a line that only this list has. */
  readonly describe?: (match: MatchView) => LineTexts;
}

/** Most lines of the text beside the rows of a tournament. */
const MAX_LINES = 3;

/** Matches as lines, with their tournament once for those that follow each other. */
export const MatchGroups = memo(function MatchGroups(props: MatchGroupsProps) {
  const { matches, maxRows = Infinity, ...context } = props;
  const groups = useMemo(() => listGroups(matches), [matches]);
  return groups.map(({ key, ofTournament, before }) => (
    <MatchGroup
      key={key}
      {...context}
      matches={ofTournament}
      rows={Math.min(Math.max(maxRows - before, 0), ofTournament.length)}
    />
  ));
});

/** Returns the matches of each tournament, and the number of rows before them. */
function listGroups(matches: readonly MatchView[]) {
  let before = 0;
  return Array.from(groupByTournament(matches), ([key, ofTournament]) => {
    before += ofTournament.length;
    return { key, ofTournament, before: before - ofTournament.length };
  });
}

interface MatchGroupProps extends Omit<MatchGroupsProps, "maxRows"> {
  /** Number of rows; without any, the group is as high as with all. */
  readonly rows: number;
}

const MatchGroup = memo(function MatchGroup(props: MatchGroupProps) {
  const { matches, rows, form = "list", ...context } = props;
  const messages = useFirstPageMessages();
  const [first] = matches;
  if (first === undefined) return null;
  const { site, slug, title, game } = first.tournament;
  return (
    <section
      className={joinClassNames(styles["group"], form === "dense" && styles["dense"])}
      data-lines={Math.min(matches.length, MAX_LINES)}
      data-races={matches.some(isRanking) || undefined}
      style={{ "--matches": matches.length }}
    >
      {rows > 0 && (
        <>
          <div className={styles["header"]}>
            <h3 key={title} className={styles["title"]} title={title}>
              <Link to="/tournaments/$site/$slug" params={{ site, slug }} className="plain-link">
                <bdi
                  dir="auto"
                  translate="no"
                  className={styles["name"]}
                  ref={form === "dense" ? fitNameToBox : undefined}
                >
                  {title}
                </bdi>
              </Link>
            </h3>
            <span className={styles["game"]}>{game}</span>
            <span className={styles["site"]}>{site}</span>
            {form !== "dense" && (
              <span className={styles["part"]}>
                {formatCommonBracketOrGroup(matches, messages)}
              </span>
            )}
          </div>
          <MatchLines {...context} form={form} matches={matches.slice(0, rows)} />
        </>
      )}
    </section>
  );
});
