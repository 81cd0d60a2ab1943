import { FlagImage } from "#web/components/flag.tsx";
import { StatusLabel } from "#web/components/status-label.tsx";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import type { PaletteItem } from "./palette-item.ts";
import { usePaletteMessages } from "#web/i18n/palette-messages.ts";
import styles from "./palette.module.css";

interface PaletteLineProps {
  readonly id: string;
  readonly entry: PaletteItem;
  readonly isChosen: boolean;
  /** Called when the pointer moves over the line. */
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

/** One option of the palette: its name, its context and its kind. */
export function PaletteLine({ id, entry, isChosen, onPoint, onChoose }: PaletteLineProps) {
  const messages = useFirstPageMessages();
  const { kinds } = usePaletteMessages();
  const { code, contestants = [], more, country, kind, isLive } = entry;
  const names = formatContestants(
    contestants.map((name) => ({ name, isOpen: false })),
    messages,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are those of the field
    <div
      id={id}
      ref={isChosen ? scrollIntoView : undefined}
      className={styles["line"]}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element holds no flag
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <span className={styles["flag"]}>
        {country !== "" && <FlagImage country={country} className={styles["flagImage"]} />}
      </span>
      <span className={styles["text"]}>
        {code !== "" && (
          <span className={styles["code"]} translate="no">
            {code}
          </span>
        )}
        <bdi dir="auto" translate={contestants.length === 0 ? undefined : "no"}>
          {contestants.length === 0 ? textWithoutCode(entry) : names}
        </bdi>
        {isLive && <StatusLabel tone="live">{messages.match.mark.live}</StatusLabel>}
      </span>
      <span className={styles["more"]}>
        {more !== "" && <bdi dir="auto">{more}</bdi>}
        {kind !== "match" && <span className={styles["kind"]}>{kinds[kind]}</span>}
      </span>
    </div>
  );
}

function textWithoutCode({ code, text }: PaletteItem): string {
  return code === "" ? text : text.slice(code.length).trimStart();
}

function scrollIntoView(line: HTMLElement | null): void {
  line?.scrollIntoView({ block: "nearest" });
}
