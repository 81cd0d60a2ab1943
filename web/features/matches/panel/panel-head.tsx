import { Link } from "@tanstack/react-router";
import type { MatchView } from "#core/contract/match.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { commonPart } from "#web/features/matches/rows/group-matches.ts";
import styles from "./match-panel.module.css";

/** What the match is called and where it belongs. */
export function PanelHead({ match }: { readonly match: MatchView }) {
  const messages = useMessages();
  const { site, slug, title } = match.tournament;
  const part = commonPart([match], messages);
  const where =
    match.round === null ? part : `${part} · ${messages.match.roundName(match.round.name).long}`;
  return (
    <header className={styles["head"]}>
      <h2 className={styles["code"]}>{match.code ?? messages.match.label}</h2>
      <p className={styles["where"]}>
        <Link to="/tournaments/$site/$slug" params={{ site, slug }} search={{ open: "" }}>
          <bdi dir="auto">{title}</bdi>
        </Link>{" "}
        · {where}
      </p>
    </header>
  );
}
