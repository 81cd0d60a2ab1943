import type { CSSProperties } from "react";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import styles from "./bar.module.css";

/** `ended`, `live` and `toPlay` are drawn so that colour is not needed; `open` is not known to be all. */
export type BarKind = "ended" | "live" | "toPlay" | "open";

interface BarPartProps {
  readonly kind: BarKind;
  /** Whether it is late or takes long. */
  readonly isLate?: boolean;
  readonly style?: CSSProperties;
}

/** A part of a bar of matches; `--done` is the share of a live one that is filled. */
export function BarPart({ kind, isLate = false, style }: BarPartProps) {
  return (
    <span
      className={styles["part"]}
      data-kind={kind}
      data-late={isLate || undefined}
      style={style}
    />
  );
}

interface BarProps {
  /** Number of matches of each kind, in the order of the bar; parts without matches are left out. */
  readonly parts: readonly (readonly [BarKind, number])[];
}

/** Matches as a line of parts, as long as their numbers. */
export function Bar({ parts }: BarProps) {
  return (
    <span className={styles["bar"]} aria-hidden="true">
      {parts.map(([kind, count]) => (
        <BarPart key={kind} kind={kind} style={{ flexGrow: Math.max(count, 1) }} />
      ))}
    </span>
  );
}

interface BarKeyProps {
  readonly kinds: readonly BarKind[];
  readonly names: Readonly<Record<BarKind, string>>;
}

/** Key of bars: what the look of each kind means. */
export function BarKey({ kinds, names }: BarKeyProps) {
  return (
    <Row as="ul" gap={2} className={joinClassNames(styles["key"], "text-meta tone-soft")}>
      {kinds.map((kind) => (
        <Row as="li" key={kind} gap={1}>
          <BarPart kind={kind} />
          {names[kind]}
        </Row>
      ))}
    </Row>
  );
}
