import { useAllMessages } from "#web/i18n/all-messages.ts";
import styles from "./win-pips.module.css";

interface WinPipsProps {
  readonly wins: number;
  /** Wins that decide the match. */
  readonly needed: number;
}

/** Games won of those needed, as filled pips. */
export function WinPips({ wins, needed }: WinPipsProps) {
  const messages = useAllMessages();
  return (
    <span className={styles["pips"]}>
      <span className="visually-hidden">{messages.match.wins(wins, needed)}</span>
      {Array.from({ length: needed }, (_, index) => (
        <span key={index} className={styles["pip"]} data-won={index < wins} aria-hidden="true" />
      ))}
    </span>
  );
}
