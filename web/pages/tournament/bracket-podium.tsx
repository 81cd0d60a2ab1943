import { Link } from "@tanstack/react-router";
import type { BracketSummary } from "#core/contract/tournament.ts";
import { Flag } from "#web/components/flag.tsx";
import { ChampionLabel } from "#web/features/champions/champion-label.tsx";
import { NoChampionReason } from "#web/features/champions/no-champion-reason.tsx";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import styles from "./tournament-page.module.css";

interface BracketPodiumProps {
  readonly bracket: BracketSummary;
  /** Name of the bracket; `null` if its champion is that of the whole tournament. */
  readonly name: string | null;
}

/** Champion, runner-up and third place of a bracket, or why no open match will decide it. */
export function BracketPodium({ bracket, name }: BracketPodiumProps) {
  const { tournament } = useAllMessages();
  if (bracket.noChampion !== null) {
    return (
      <p className={styles["noChampion"]}>
        <NoChampionReason reason={bracket.noChampion} name={name} />
      </p>
    );
  }
  if (bracket.champion === null) return null;
  const places = [
    { place: 1, label: <ChampionLabel name={name} />, contestant: bracket.champion },
    { place: 2, label: tournament.runnerUp, contestant: bracket.runnerUp },
    { place: 3, label: tournament.third, contestant: bracket.third },
  ];
  return (
    <dl className={styles["podium"]}>
      {places.map(
        ({ place, label, contestant }) =>
          contestant !== null && (
            <div key={place}>
              <dt>{label}</dt>
              <dd>
                <Flag country={contestant.country} />
                <Link to="/contestants/$key" params={{ key: contestant.key }}>
                  <bdi dir="auto" translate="no">
                    {contestant.name}
                  </bdi>
                </Link>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
