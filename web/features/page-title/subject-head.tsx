import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Actions } from "#web/kit/actions.tsx";
import { Link } from "#web/routing/routing.tsx";
import { BackToTournament } from "./page-title.tsx";
import styles from "./subject-head.module.css";

interface SubjectHeadProps {
  /** The tournament that the page belongs to; `null` if there is none. */
  readonly tournament: MatchView["tournament"] | null;
  /** Items of the path below the tournament; the last one is the page. */
  readonly path: ReactNode;
  /** Match that "Show in bracket" opens; absent or in no bracket for none. */
  readonly inBracket: MatchView | undefined;
  /** Further actions. */
  readonly children: ReactNode;
}

/**
 * First line of the page of a match, of a contestant, or of two: the path to it and its actions. On
 * a phone the header of the product leads back to the tournament.
 */
export function SubjectHead({ tournament, path, inBracket, children }: SubjectHeadProps) {
  const { crumb } = useMessages("matchPage");
  const { panel } = useMessages("common").match;
  const bracket = inBracket?.bracket ?? null;
  return (
    <div className={styles["head"]}>
      {tournament !== null && <BackToTournament tournament={tournament} />}
      <nav aria-label={crumb}>
        <ol className={styles["path"]}>
          {tournament !== null && (
            <li className={styles["tournament"]}>
              <Link
                to="/tournaments/$site/$slug"
                params={{ site: tournament.site, slug: tournament.slug }}
                search={{ open: "" }}
              >
                <bdi dir="auto" translate="no">
                  {tournament.title}
                </bdi>
              </Link>
            </li>
          )}
          {path}
        </ol>
      </nav>
      <div className={styles["actions"]}>
        <Actions>
          {bracket !== null && inBracket !== undefined && (
            <Link
              to="/tournaments/$site/$slug/bracket/$id"
              params={{ site: inBracket.site, slug: inBracket.tournament.slug, id: bracket.id }}
              search={{ open: "", match: inBracket.code ?? "" }}
            >
              {panel.showInBracket}
            </Link>
          )}
          {children}
        </Actions>
      </div>
    </div>
  );
}
