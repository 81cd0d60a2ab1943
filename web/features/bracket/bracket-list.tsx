import styles from "./bracket-list.module.css";
import { RoundSection, type RoundSectionProps } from "./rounds/round-section.tsx";

/** Every round of the bracket in order, for reading instead of moving about. */
export function BracketList(props: Omit<RoundSectionProps, "round">) {
  return (
    <div className={styles["list"]}>
      {props.model.bracket.rounds
        .filter((round) => round.places.some((place) => !place.bye))
        .map((round) => (
          <RoundSection key={round.key} round={round} {...props} />
        ))}
    </div>
  );
}
