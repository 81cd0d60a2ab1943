import { memo } from "react";
import { bracketImage } from "#core/paths/image-paths.ts";
import type { BracketView } from "#core/contract/tournament.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Row } from "#web/kit/layout.tsx";
import { CopyItems } from "#web/kit/copy.tsx";
import { Menu, MenuLink, MenuNote } from "#web/kit/menu.tsx";
import { Select } from "#web/kit/select.tsx";
import { type PaperFormat, paperFormats } from "#web/kit/bracket/plan-sheets.ts";
import menuStyles from "#web/kit/menu.module.css";
import styles from "./share-menu.module.css";

interface ShareMenuProps {
  readonly bracket: BracketView;
  readonly isPublic: boolean;
  /** Key of the contestant whose path is highlighted, also in images; "" for none. */
  readonly contestant: string;
  readonly paper: PaperFormat;
  readonly onPaper: (paper: PaperFormat) => void;
}

/** Returns the absolute URL of the bracket's image. */
type ImageUrl = (format: "svg" | "png") => string;

/** Menu to share, embed and print a bracket. Memoized: a score does not render it. */
export const BracketShareMenu = memo(function BracketShareMenu(props: ShareMenuProps) {
  return (
    <Menu label={useMessages("common").nav.share} icon="share-network" isCompact>
      <ShareItems {...props} />
    </Menu>
  );
});

/** Copies the URLs of the bracket and its image, opens the image, prints. */
function ShareItems(props: ShareMenuProps) {
  const { bracket, isPublic, contestant } = props;
  const { share } = useMessages("common").bracket;
  const { site, id, title, tournament } = bracket;
  const visibilityMessages = useMessages("visibility");
  const imageUrl: ImageUrl = (format) =>
    new URL(bracketImage(site, id, format, { contestant }), location.href).href;
  const name = [tournament.title, title].filter((part) => part !== "").join(", ");
  const { copyLink } = useMessages("common").words;
  const link = { label: copyLink, text: () => location.href };
  const imageLinks = [
    { label: share.picture, text: () => imageUrl("png") },
    { label: share.markdown, text: () => `[![${name}](${imageUrl("png")})](${location.href})` },
  ];
  return (
    <>
      <CopyItems items={[link, ...(isPublic ? imageLinks : [])]} />
      {isPublic ? (
        <PublicItems bracket={bracket} imageUrl={imageUrl} />
      ) : (
        <MenuNote>{visibilityMessages.share}</MenuNote>
      )}
      <PrintItem {...props} />
    </>
  );
}

interface PublicItemsProps {
  readonly bracket: BracketView;
  readonly imageUrl: ImageUrl;
}

/** Links of a public bracket: to its embed code and its images. */
function PublicItems({ bracket, imageUrl }: PublicItemsProps) {
  const { share } = useMessages("common").bracket;
  const { site, id, tournament } = bracket;
  const tournamentKey = `${tournament.site}/${tournament.slug}`;
  const embed = `/share?${String(
    new URLSearchParams({ kind: "bracket", bracket: `${site}/${id}`, tournament: tournamentKey }),
  )}`;
  return (
    <>
      <MenuLink href={embed}>{share.embed}</MenuLink>
      {(["svg", "png"] as const).map((format) => (
        <MenuLink key={format} href={imageUrl(format)} opens="tab">
          {share[format]}
        </MenuLink>
      ))}
    </>
  );
}

/** Button that prints the bracket, and the paper size. */
function PrintItem({ paper, onPaper }: Pick<ShareMenuProps, "paper" | "onPaper">) {
  const { share } = useMessages("common").bracket;
  return (
    <Row gap={0} className={styles["print"]}>
      <button
        type="button"
        className={menuStyles["item"]}
        onClick={() => {
          print();
        }}
      >
        {share.print}
      </button>
      <Select
        label={share.paper}
        value={paper}
        options={paperFormats.map((value) => ({ value, label: share.papers[value] }))}
        onChange={(value) => {
          const chosen = paperFormats.find((each) => each === value);
          if (chosen !== undefined) onPaper(chosen);
        }}
      />
    </Row>
  );
}
