import { useRef, useState } from "react";
import type { WidgetFiles } from "#core/contract/widget-files.ts";
import type { ShareWords } from "#core/i18n/en/share.ts";
import { copyText } from "#web/hooks/copy-text.ts";
import { type Embed, markdownOf, SNIPPET_FORMS, type SnippetForm, snippetOf } from "./snippets.ts";
import { Switch } from "./switch.tsx";
import styles from "./share-page.module.css";

interface CopyCodeProps {
  readonly words: ShareWords;
  readonly embed: Embed;
  /** Undefined while they are asked for. */
  readonly files: WidgetFiles | undefined;
}

/** What to paste, in the form that the page takes. */
export function CopyCode({ words, embed, files }: CopyCodeProps) {
  const [form, setForm] = useState<SnippetForm>("script");
  const [isPinned, setPinned] = useState(false);
  const { origin } = location;
  const pinned = isPinned ? (files ?? null) : null;
  const markdown = markdownOf(embed, origin);
  return (
    <fieldset className={styles["part"]}>
      <legend>{words.copy}</legend>
      <Switch
        label={words.form}
        options={SNIPPET_FORMS}
        names={words.forms}
        value={form}
        onChange={setForm}
      />
      <p className={styles["hint"]}>{words.formHints[form]}</p>
      <Code
        words={words}
        label={words.forms[form]}
        text={snippetOf(form, embed, { origin, pinned })}
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
            {words.pin}
            <span className={styles["hint"]}>{words.pinHint}</span>
          </span>
        </label>
      )}
      <details>
        <summary>{words.more}</summary>
        {markdown !== null && <Code words={words} label={words.markdown} text={markdown} />}
        <p>
          <a href="/api">{words.api}</a>
        </p>
        <p>
          <a href={wallOf(embed.set)}>{words.wall}</a>
        </p>
      </details>
    </fieldset>
  );
}

/** The venue's screen, of the tournament that is chosen. */
function wallOf(set: Embed["set"]): string {
  const tournament = set.get("tournament");
  return tournament === undefined ? "/wall" : `/wall?tournament=${encodeURIComponent(tournament)}`;
}

interface CodeProps {
  readonly words: ShareWords;
  readonly label: string;
  readonly text: string;
}

function Code({ words, label, text }: CodeProps) {
  const [copied, setCopied] = useState("");
  const byHand = useRef<HTMLTextAreaElement>(null);
  const copy = async (): Promise<void> => {
    if (await copyText(text, byHand.current)) setCopied(text);
  };
  return (
    <div className={styles["code"]}>
      <textarea
        ref={byHand}
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
        {copied === text ? words.copied : `${words.copy}: ${label}`}
      </button>
    </div>
  );
}
