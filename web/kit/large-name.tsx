import type { Side } from "#core/side/sides.ts";
import { fitTitleToBox } from "#web/hooks/fit-title-to-box.ts";
import { Link } from "#web/routing/routing.tsx";
import { findHanLanguage } from "./find-han-language.ts";
import { Flag } from "./flag.tsx";
import { joinClassNames } from "./join-class-names.ts";
import styles from "./large-name.module.css";

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
      {country !== "" && <Flag country={country} />}
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
