import { useRef, useState } from "react";
import type { WidgetFiles } from "#core/contract/widget-files.ts";
import type { ShareMessages } from "#core/i18n/en/share.ts";
import { wallPage } from "#core/paths/screen-paths.ts";
import { copyText } from "#web/hooks/copy-text.ts";
import {
  type ChosenEmbed,
  formatImageMarkdown,
  SNIPPET_FORMS,
  type SnippetForm,
  renderSnippet,
} from "./snippets.ts";
import { SegmentedControl } from "#web/components/segmented-control.tsx";
import styles from "./share-page.module.css";

interface CopyCodeProps {
  readonly messages: ShareMessages;
  readonly embed: ChosenEmbed;
  /** Versioned widget files; `undefined` while loading. */
  readonly files: WidgetFiles | undefined;
}

/** The code to paste into a page, in the selected form, with a copy button. */
export function CopyCode({ messages, embed, files }: CopyCodeProps) {
  const [form, setForm] = useState<SnippetForm>("script");
  const [isPinned, setPinned] = useState(false);
  const { origin } = location;
  const pinned = isPinned ? (files ?? null) : null;
  const markdown = formatImageMarkdown(embed, origin);
  return (
    <fieldset className={styles["part"]}>
      <legend>{messages.copy}</legend>
      <SegmentedControl
        label={messages.form}
        options={SNIPPET_FORMS}
        names={messages.forms}
        value={form}
        onChange={setForm}
      />
      <p className={styles["hint"]}>{messages.formHints[form]}</p>
      <Code
        messages={messages}
        label={messages.forms[form]}
        text={renderSnippet(form, embed, { origin, pinned })}
      />
      {form !== "iframe" && (
        <label>
          <input
            type="checkbox"
            checked={isPinned}
            onChange={({ target }) => {
              setPinned(target.checked);
            }}
          />
          <span>
            {messages.pin}
            <span className={styles["hint"]}>{messages.pinHint}</span>
          </span>
        </label>
      )}
      <details>
        <summary>{messages.more}</summary>
        {markdown !== null && (
          <Code messages={messages} label={messages.markdown} text={markdown} />
        )}
        <p>
          <a href="/api">{messages.api}</a>
        </p>
        <p>
          <a href={wallPage(embed.set.get("tournament"))}>{messages.wall}</a>
        </p>
      </details>
    </fieldset>
  );
}

interface CodeProps {
  readonly messages: ShareMessages;
  readonly label: string;
  readonly text: string;
}

function Code({ messages, label, text }: CodeProps) {
  const [copiedText, setCopied] = useState("");
  const textArea = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    if (await copyText(text, textArea.current)) setCopied(text);
  };
  return (
    <div className={styles["code"]}>
      <textarea
        ref={textArea}
        aria-label={label}
        readOnly
        rows={text.split("\n").length + 3}
        spellCheck={false}
        value={text}
        onFocus={({ target }) => {
          target.select();
        }}
      />
      <button
        type="button"
        className={styles["ink"]}
        onClick={() => {
          void copy();
        }}
      >
        {copiedText === text ? messages.copied : `${messages.copy}: ${label}`}
      </button>
    </div>
  );
}
