import { Link } from "#web/routing/routing.tsx";
import { createPortal } from "react-dom";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { Icon } from "#web/kit/icon.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { usePageTitleSlot } from "./page-title-slot.tsx";
import styles from "./page-title.module.css";

interface PageTitleProps {
  /** Path and name of the page above this one; absent on the main pages. */
  readonly back?: { readonly to: "/tournaments"; readonly label: string };
  /** Class of the heading, except on a phone. */
  readonly className: string | undefined;
  readonly children: string;
}

/** Titles longer than this are set smaller, in two lines. */
const LONG_TITLE = 40;

/** Returns the place of titles in the header; `null` if the window is wider than that of a phone. */
function useSlotOnPhone(): Element | null {
  const element = usePageTitleSlot();
  return useMediaQuery("(width < 720px)") ? element : null;
}

/** Title of a page; on a phone it replaces the product's name in the header, with a link back. */
export function PageTitle({ back, className, children }: PageTitleProps) {
  const element = useSlotOnPhone();
  const name = (
    <bdi dir="auto" translate="no">
      {children}
    </bdi>
  );
  if (element === null) {
    return (
      <h1 className={className} data-long={children.length > LONG_TITLE || undefined}>
        {name}
      </h1>
    );
  }
  return createPortal(
    <>
      {back !== undefined && (
        <Link
          to={back.to}
          className={joinClassNames("icon-button", styles["back"])}
          aria-label={back.label}
        >
          <Icon name="caret-left" />
        </Link>
      )}
      <h1 className="text-section cut-shrinking">{name}</h1>
    </>,
    element,
  );
}

interface BackToTournamentProps {
  readonly tournament: { readonly site: string; readonly slug: string; readonly title: string };
}

/** On a phone, in the place of the product's name: a link to the tournament of a page. */
export function BackToTournament({ tournament: { site, slug, title } }: BackToTournamentProps) {
  const element = useSlotOnPhone();
  if (element === null) return null;
  return createPortal(
    <Link to="/tournaments/$site/$slug" params={{ site, slug }} className="row gap-0 plain-link">
      <span className={joinClassNames("icon-button", styles["back"])}>
        <Icon name="caret-left" />
      </span>
      <bdi dir="auto" translate="no" className="text-section cut-shrinking">
        {title}
      </bdi>
    </Link>,
    element,
  );
}
