import { Icon } from "#web/components/icon/icon.tsx";
import { Mark } from "#web/components/mark/mark.tsx";
import { useVenue } from "#web/api/venue.ts";
import { useWords } from "#web/hooks/words.ts";
import { ATTENTION_ID } from "./attention-list.tsx";
import type { Attention } from "./derive-attention.ts";
import { sayAttention } from "./say-attention.ts";
import styles from "./attention.module.css";

/** On a phone, the first thing that needs a person, above everything; leads to all of them. */
export function AttentionBar({ items }: { readonly items: readonly Attention[] }) {
  const words = useWords();
  const venue = useVenue();
  const [first] = items;
  if (first === undefined) return null;
  const { mark, tone, title } = sayAttention(first, words, venue);
  return (
    <button
      type="button"
      className={styles["bar"]}
      data-tone={tone}
      onClick={() => {
        document.querySelector(`#${ATTENTION_ID}`)?.scrollIntoView();
      }}
    >
      <Mark tone={tone}>{mark}</Mark>
      <span className={styles["barTitle"]}>{title}</span>
      <span className={styles["barCount"]}>
        {items.length} <Icon name="caret-down" />
      </span>
    </button>
  );
}
