import type { ReactNode } from "react";
import { ContestantName, type ContestantNameProps } from "./contestant-name.tsx";
import { Flag } from "./flag.tsx";
import { Row } from "./layout.tsx";
import styles from "./flagged-name.module.css";

interface FlaggedNameProps extends ContestantNameProps {
  /** Before the flag. */
  readonly children?: ReactNode;
}

/** A contestant's flag and name over the width of their box; without a country, the name alone. */
export function FlaggedName({ children, ...name }: FlaggedNameProps) {
  return (
    <Row as="span" baseline className={styles["whole"]}>
      {children}
      {name.country !== "" && <Flag country={name.country} />}
      <ContestantName {...name} />
    </Row>
  );
}
