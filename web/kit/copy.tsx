import { useRef, useState } from "react";
import { copyText } from "#web/hooks/copy-text.ts";
import { useCopy } from "#web/hooks/use-copy.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Icon } from "./icon.tsx";
import { Text } from "./text.tsx";
import menuStyles from "./menu.module.css";
import styles from "./copy.module.css";

interface CopyItemsProps {
  /** Texts to copy, with the labels of their buttons. */
  readonly items: readonly { readonly label: string; readonly text: () => string }[];
}

/** Items of the menu that copy a text, and a field that shows the copied text. */
export function CopyItems({ items }: CopyItemsProps) {
  const { bracket, words } = useMessages("common");
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
          className={menuStyles["item"]}
          onClick={() => {
            void copy(text());
          }}
        >
          {label}
          {isCopied && copiedText === text() ? (
            <Text as="output" type="meta" tone="win">
              {words.copied}
            </Text>
          ) : null}
        </button>
      ))}
      <input
        ref={textField}
        className={styles["text"]}
        aria-label={bracket.share.text}
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

/** Button that copies the URL of the page. */
export function CopyLinkButton() {
  const { words } = useMessages("common");
  const [isCopied, copy] = useCopy();
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        void copy(location.href);
      }}
    >
      <Icon name="copy" />
      <CopyLabel isCopied={isCopied} label={words.copyLink} copied={words.copied} />
    </button>
  );
}

interface CopyLabelProps {
  readonly isCopied: boolean;
  readonly label: string;
  /** Replaces the label after copying. */
  readonly copied: string;
}

/** Label of a button that copies. Both texts take up space, so that the button keeps its width. */
export function CopyLabel({ isCopied, label, copied }: CopyLabelProps) {
  return (
    <span className={styles["texts"]} aria-live="polite">
      <span data-hidden={isCopied || undefined}>{label}</span>
      <span data-hidden={!isCopied || undefined}>{copied}</span>
    </span>
  );
}
