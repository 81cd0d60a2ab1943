import { useRef, useState } from "react";
import type { WidgetFiles } from "#core/contract/widget-files.ts";
import type { ShareMessages } from "#core/i18n/en/tools.ts";
import { wallPage } from "#core/paths/screen-paths.ts";
import { Icon } from "#web/components/icon.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { copyText } from "#web/hooks/copy-text.ts";
import { type ChosenEmbed, renderSnippets } from "./snippets.ts";
import styles from "./copy-code.module.css";

/** Time for which "Copied" replaces the label of a button, in milliseconds. */
const COPIED_TIME = 2000;

interface CopyCodeProps {
  readonly messages: ShareMessages;
  readonly embed: ChosenEmbed;
  /** Versioned widget files; `undefined` while loading. */
  readonly files: WidgetFiles | undefined;
}

/** The texts to paste into a page, one per form, each with a button that copies it. */
export function CopyCode({ messages, embed, files }: CopyCodeProps) {
  const [isPinned, setPinned] = useState(false);
  const pinned = isPinned ? (files ?? null) : null;
  const snippets = renderSnippets(embed, { origin: location.origin, pinned });
  return (
    <section className={styles["copy"]} aria-label={messages.copy}>
      <SectionHeading aside={messages.sameData}>{messages.copy}</SectionHeading>
      {snippets.map(([form, text]) => (
        <Code
          key={form}
          messages={messages}
          label={messages.forms[form]}
          purpose={messages.formPurposes[form]}
          isFirst={form === "script"}
          text={text}
        />
      ))}
      <div className={styles["more"]}>
        <label>
          <input
            type="checkbox"
            checked={isPinned}
            onChange={({ target }) => {
              setPinned(target.checked);
            }}
          />
          {messages.pin}
        </label>
        <span>{messages.pinHint}</span>
        <a href="/api">{messages.api}</a>
        <a href={wallPage(embed.set.get("tournament"))}>{messages.wall}</a>
      </div>
    </section>
  );
}

interface CodeProps {
  readonly messages: ShareMessages;
  readonly label: string;
  readonly purpose: string;
  readonly isFirst: boolean;
  readonly text: string;
}

/** A text in one line, cut with an ellipsis, which opens to its full height while it has the focus. */
function Code({ messages, label, purpose, isFirst, text }: CodeProps) {
  const [isCopied, setCopied] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef(0);
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    if (!(await copyText(text, field.current))) return;
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      setCopied(false);
    }, COPIED_TIME);
  };
  return (
    <div className={styles["row"]}>
      <b>{label}</b>
      {isOpen ? (
        <textarea
          ref={focusAndSelect}
          aria-label={label}
          readOnly
          rows={text.split("\n").length + 2}
          spellCheck={false}
          value={text}
          onBlur={() => {
            setOpen(false);
          }}
        />
      ) : (
        <input
          ref={field}
          aria-label={label}
          readOnly
          value={text.replaceAll(/\s*\n\s*/gu, " ")}
          onFocus={() => {
            setOpen(true);
          }}
        />
      )}
      <span className={styles["purpose"]}>{purpose}</span>
      <button
        type="button"
        className={styles["button"]}
        data-ink={isFirst || undefined}
        aria-label={isCopied ? messages.copied : `${messages.copy} ${label}`}
        onClick={() => {
          void copy();
        }}
      >
        <Icon name="copy" />
        {/* Both words take up space, so that the button keeps its width. */}
        <span className={styles["words"]} aria-live="polite">
          <span data-hidden={isCopied || undefined}>{messages.copy}</span>
          <span data-hidden={!isCopied || undefined}>{messages.copied}</span>
        </span>
      </button>
    </div>
  );
}

function focusAndSelect(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
