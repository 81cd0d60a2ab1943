import type { Side } from "#core/side/sides.ts";
import { Link } from "#web/routing/routing.tsx";
import { findHanLanguage } from "./find-han-language.ts";
import { joinClassNames } from "./join-class-names.ts";
import { LargeFlag } from "./large-flag.tsx";
import styles from "./large-name.module.css";
import { hasKnownLetterWidths, measureNameWidth } from "#core/lib/fit-name.ts";

interface LargeNameProps {
  readonly as?: "h1" | "p";
  readonly side: Pick<Side, "key" | "name" | "country" | "standing">;
  /** Whether it is a link to the contestant. */
  readonly isLink?: boolean;
  readonly className?: string | undefined;
}

/** A contestant's flag and name as a title, narrowed to fit; of two lines if that is not enough. */
export function LargeName({ as: Element = "p", side, isLink = true, className }: LargeNameProps) {
  const { key, name, country, standing } = side;
  const text = (
    <bdi
      dir="auto"
      translate={key === undefined ? undefined : "no"}
      lang={findHanLanguage(name, country)}
    >
      {name}
    </bdi>
  );
  return (
    // The heading is the name alone; on paper it is in the head of the sheet.
    <div
      className={joinClassNames(styles["title"], className)}
      data-screen-only={Element === "h1" || undefined}
    >
      {country !== "" && <LargeFlag country={country} />}
      <Element key={name} ref={fitTitleToBox} className={styles["name"]} data-standing={standing}>
        {key === undefined || !isLink ? (
          text
        ) : (
          <Link to="/contestants/$key" params={{ key }} search={{ open: "" }}>
            {text}
          </Link>
        )}
      </Element>
    </div>
  );
}

/** Widths of the font's width axis in percent that a title is tried in, widest first. */
const WIDTHS = [118, 108, 100, 90, 80];

/** How much wider a title is set than a name of the table: it is bolder, and set closer. */
const TITLE_FACTOR = 1.08;
const LETTER_SPACING = -0.02;

/**
 * Narrows a title on one line by the font's width axis until it fits its parent element; used as
 * the React ref of the title. If it does not fit even then, it gets `data-wraps`. It calculates with
 * the advances of the font, because the font may not be loaded yet. The width of the parent must not
 * depend on the title. The title needs a `key` that changes with its text.
 */
function fitTitleToBox(title: HTMLElement | null): (() => void) | undefined {
  const box = title?.parentElement;
  if (title === null || !box) return undefined;
  const observer = new ResizeObserver(() => {
    fit(title);
  });
  // At once: the content below would move if an observer's first call changed the height.
  fit(title);
  observer.observe(box);
  return () => {
    observer.disconnect();
  };
}

/** The type of a title that wraps may be smaller, and then need not be as narrow. */
function fit(title: HTMLElement, wraps = false): void {
  const name = title.textContent;
  title.toggleAttribute("data-wraps", wraps);
  title.style.width = "100%";
  const room = title.clientWidth;
  title.style.width = "";
  const size = Number.parseFloat(getComputedStyle(title).fontSize);
  const spacing = name.length * size * LETTER_SPACING;
  const width = WIDTHS.find(
    (each) => measureNameWidth(name, { size, strong: true }, each) * TITLE_FACTOR + spacing <= room,
  );
  title.style.fontStretch = `${width ?? WIDTHS.at(-1)}%`;
  // Letters of other fonts are not in the table of advances.
  const isTooWide = !hasKnownLetterWidths(name) && title.scrollWidth > title.clientWidth;
  if (!wraps && (width === undefined || isTooWide)) fit(title, true);
}
