import type { BracketSection } from "#core/layout/sections.ts";
import { Icon } from "#web/kit/icon.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import rounds from "#web/kit/round-stops.module.css";
import { useSharedBracket } from "./bracket-context.ts";
import styles from "./strip.module.css";

interface SectionStripProps {
  readonly sections: readonly BracketSection[];
  /** Index of the section that is shown. */
  readonly section: number;
}

/** Sections of a round that is too large for one view, and buttons to the neighbours of this one. */
export function SectionStrip({ sections, section }: SectionStripProps) {
  const { tools, onSearch } = useSharedBracket();
  const messages = tools.messages.bracket;
  const show = (index: number): void => onSearch({ section: `s${index}`, match: "" });
  const button = (to: number, label: string, icon: "caret-left" | "caret-right") => (
    <button
      type="button"
      className={styles["step"]}
      aria-label={label}
      // Not `disabled`, so that it keeps the focus at the first section.
      aria-disabled={sections[to] === undefined}
      onClick={() => {
        if (sections[to] !== undefined) show(to);
      }}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <nav className={styles["strip"]} aria-label={messages.rounds}>
      <div className={joinClassNames(rounds["states"], styles["sections"])}>
        {button(section - 1, messages.previousSection, "caret-left")}
        <b>{messages.section(section + 1, sections.length)}</b>
        {button(section + 1, messages.nextSection, "caret-right")}
        <svg
          viewBox={`0 0 ${sections.length} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
          onClick={({ currentTarget, clientX }) => {
            const { left, width } = currentTarget.getBoundingClientRect();
            show(Math.floor(((clientX - left) / width) * sections.length));
          }}
        >
          {sections.map(({ places }, index) => (
            <rect
              key={places[0]?.place}
              x={index + 0.1}
              y={index === section ? 0 : 0.25}
              width={0.8}
              height={index === section ? 1 : 0.5}
              data-state={stateOf(places)}
            />
          ))}
        </svg>
      </div>
    </nav>
  );
}

function stateOf(places: BracketSection["places"]): "live" | "ended" | "open" {
  if (places.some(({ isLive }) => isLive)) return "live";
  return places.every(({ isEnded, bye }) => isEnded || bye) ? "ended" : "open";
}
