import { Link } from "@tanstack/react-router";
import type { BracketSummary } from "#core/contract/tournament.ts";
import { Flag } from "#web/components/flag/flag.tsx";
import { useAllWords } from "#web/hooks/all-words.ts";
import styles from "./tournament-page.module.css";

/** Who won a bracket, who lost its final, who came third; nothing before there is a champion. */
export function Podium({ bracket }: { readonly bracket: BracketSummary }) {
  const { tournament } = useAllWords();
  if (bracket.champion === null) return null;
  const places = [
    { place: tournament.champion, contestant: bracket.champion },
    { place: tournament.runnerUp, contestant: bracket.runnerUp },
    { place: tournament.third, contestant: bracket.third },
  ];
  return (
    <dl className={styles["podium"]}>
      {places.map(
        ({ place, contestant }) =>
          contestant !== null && (
            <div key={place}>
              <dt>{place}</dt>
              <dd>
                <Flag country={contestant.country} />
                <Link to="/contestants/$key" params={{ key: contestant.key }}>
                  <bdi dir="auto">{contestant.name}</bdi>
                </Link>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
