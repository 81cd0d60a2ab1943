import { useRef, useState } from "react";
import type { WidgetFiles } from "#core/contract/widget-files.ts";
import { wallPage } from "#core/paths/screen-paths.ts";
import { Icon } from "#web/kit/icon.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { CopyLabel } from "#web/kit/copy.tsx";
import { Text } from "#web/kit/text.tsx";
import { useCopy } from "#web/hooks/use-copy.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { type ChosenEmbed, isPublicHost, renderSnippets, type SnippetForm } from "./snippets.ts";
import styles from "./copy-code.module.css";

interface CopyCodeProps {
  readonly embed: ChosenEmbed;
  /** Versioned widget files; `undefined` while loading. */
  readonly files: WidgetFiles | undefined;
}

/** The texts to paste into a page, one per form, each with a button that copies it. */
export function CopyCode({ embed, files }: CopyCodeProps) {
  const messages = useMessages("share");
  const { words } = useMessages("common");
  const [isPinned, setPinned] = useState(false);
  const pinned = isPinned ? (files ?? null) : null;
  const snippets = renderSnippets(embed, { origin: location.origin, pinned });
  return (
    <section className={styles["copy"]} aria-label={words.copy}>
      <SectionHeading aside={messages.sameData}>{words.copy}</SectionHeading>
      {!isPublicHost(location.hostname) && (
        <Text as="p" type="small" tone="warn" className={styles["more"]}>
          {messages.localAddress(location.host)}
        </Text>
      )}
      {snippets.map(([form, text]) => (
        <Code key={form} form={form} text={text} />
      ))}
      <Row gap={4} wrap className={joinClassNames(styles["more"], "text-small tone-soft")}>
        <label className="tick">
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
        <a className="link-button" href="/api">
          {messages.api}
        </a>
        <a className="link-button" href={wallPage(embed.set.get("tournament"))}>
          {messages.wall}
        </a>
      </Row>
    </section>
  );
}

interface CodeProps {
  readonly form: SnippetForm;
  readonly text: string;
}

/** A text in one line, cut with an ellipsis, which opens to its full height while it has the focus. */
function Code({ form, text }: CodeProps) {
  const messages = useMessages("share");
  const { words } = useMessages("common");
  const label = messages.forms[form];
  const [isCopied, copy] = useCopy();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={joinClassNames(styles["row"], "line-below text-small")}>
      <span className="strong">{label}</span>
      {isOpen ? (
        <textarea
          className="code-field"
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
          className="code-field"
          ref={field}
          aria-label={label}
          readOnly
          value={text.replaceAll(/\s*\n\s*/gu, " ")}
          onFocus={() => {
            setOpen(true);
          }}
        />
      )}
      <span className={joinClassNames(styles["purpose"], "tone-soft")}>
        {messages.formPurposes[form]}
      </span>
      <button
        type="button"
        className={joinClassNames("button", form === "script" && "button-ink")}
        aria-label={isCopied ? words.copied : `${words.copy} ${label}`}
        onClick={() => {
          void copy(text, field.current);
        }}
      >
        <Icon name="copy" />
        <CopyLabel isCopied={isCopied} label={words.copy} copied={words.copied} />
      </button>
    </div>
  );
}

function focusAndSelect(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.select();
}
