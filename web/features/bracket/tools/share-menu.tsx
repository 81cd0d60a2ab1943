import { useId, useRef, useState } from "react";
import { bracketImage } from "#core/paths/image-paths.ts";
import type { BracketView } from "#core/contract/tournament.ts";
import type { Messages } from "#core/i18n/en/start.ts";
import { joinClassNames } from "#web/components/join-class-names.ts";
import { Icon } from "#web/components/icon.tsx";
import { Select } from "#web/components/select.tsx";
import { useVisibilityMessages } from "#web/i18n/visibility-messages.ts";
import { copyText } from "#web/hooks/copy-text.ts";
import { type PaperFormat, paperFormats } from "#web/features/bracket/print/paper.ts";
import menuStyles from "#web/components/menu.module.css";
import styles from "./share-menu.module.css";

interface ShareMenuProps {
  readonly bracket: BracketView;
  readonly isPublic: boolean;
  readonly messages: Messages;
  /** Key of the contestant whose path is highlighted, also in images; "" for none. */
  readonly contestant: string;
  readonly paper: PaperFormat;
  readonly onPaper: (paper: PaperFormat) => void;
}

type ShareMessages = Messages["bracket"]["share"];

/** Returns the absolute URL of the bracket's image. */
type ImageUrl = (format: "svg" | "png") => string;

/** Menu to share, embed and print a bracket. Its items are rendered only while it is open. */
export function ShareMenu(props: ShareMenuProps) {
  const { share } = props.messages.bracket;
  const menu = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={joinClassNames(menuStyles["open"], styles["open"])}
        popoverTarget={menu}
      >
        <Icon name="share-network" /> <span className={styles["label"]}>{share.title}</span>
      </button>
      <div
        id={menu}
        popover="auto"
        className={joinClassNames(menuStyles["menu"], styles["menu"])}
        onBeforeToggle={({ newState }) => {
          setOpen(newState === "open");
        }}
      >
        {isOpen ? <ShareItems {...props} /> : null}
      </div>
    </>
  );
}

/** Copies the URLs of the bracket and its image, opens the image, prints. */
function ShareItems(props: ShareMenuProps) {
  const { bracket, isPublic, messages, contestant } = props;
  const { share } = messages.bracket;
  const { site, id, title, tournament } = bracket;
  const visibilityMessages = useVisibilityMessages();
  const imageUrl: ImageUrl = (format) =>
    new URL(bracketImage(site, id, format, { contestant }), location.href).href;
  const name = [tournament.title, title].filter((part) => part !== "").join(", ");
  const link = { label: share.link, text: () => location.href };
  const imageLinks = [
    { label: share.picture, text: () => imageUrl("png") },
    { label: share.markdown, text: () => `[![${name}](${imageUrl("png")})](${location.href})` },
  ];
  return (
    <>
      <CopyItems items={[link, ...(isPublic ? imageLinks : [])]} share={share} />
      {isPublic ? (
        <PublicItems bracket={bracket} imageUrl={imageUrl} share={share} />
      ) : (
        <p className={menuStyles["note"]}>{visibilityMessages.share}</p>
      )}
      <PrintItem {...props} />
    </>
  );
}

interface CopyItemsProps {
  /** Texts to copy, with the labels of their buttons. */
  readonly items: readonly { readonly label: string; readonly text: () => string }[];
  readonly share: ShareMessages;
}

/** Buttons that copy a text, and a field that shows the copied text. */
function CopyItems({ items, share }: CopyItemsProps) {
  const [copiedText, setCopiedText] = useState("");
  const [isCopied, setCopied] = useState(false);
  const textField = useRef<HTMLInputElement>(null);
  const copy = async (text: string): Promise<void> => {
    // Shown in a field, so that it can be copied manually too.
    setCopiedText(text);
    setCopied(false);
    setCopied(await copyText(text, textField.current));
  };
  return (
    <>
      {items.map(({ label, text }) => (
        <button
          key={label}
          type="button"
          className={joinClassNames(menuStyles["item"], styles["item"])}
          onClick={() => {
            void copy(text());
          }}
        >
          {label}
          {isCopied && copiedText === text() ? <output>{share.copied}</output> : null}
        </button>
      ))}
      <input
        ref={textField}
        className={styles["text"]}
        aria-label={share.text}
        readOnly
        hidden={copiedText === ""}
        value={copiedText}
        onFocus={({ target }) => {
          target.select();
        }}
      />
    </>
  );
}

interface PublicItemsProps {
  readonly bracket: BracketView;
  readonly imageUrl: ImageUrl;
  readonly share: ShareMessages;
}

/** Links of a public bracket: to its embed code and its images. */
function PublicItems({ bracket, imageUrl, share }: PublicItemsProps) {
  const { site, id, tournament } = bracket;
  const tournamentKey = `${tournament.site}/${tournament.slug}`;
  const embed = `/share?${String(
    new URLSearchParams({ kind: "bracket", bracket: `${site}/${id}`, tournament: tournamentKey }),
  )}`;
  return (
    <>
      <a className={joinClassNames(menuStyles["item"], styles["item"])} href={embed}>
        {share.embed}
      </a>
      {(["svg", "png"] as const).map((format) => (
        <a
          key={format}
          className={joinClassNames(menuStyles["item"], styles["item"])}
          href={imageUrl(format)}
          target="_blank"
          rel="noreferrer"
        >
          {share[format]}
        </a>
      ))}
    </>
  );
}

/** Button that prints the bracket, and the paper size. */
function PrintItem({ messages, paper, onPaper }: ShareMenuProps) {
  const { share } = messages.bracket;
  return (
    <div className={styles["print"]}>
      <button
        type="button"
        className={joinClassNames(menuStyles["item"], styles["item"])}
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
    </div>
  );
}
