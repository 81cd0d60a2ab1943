import { MINUTE } from "#core/lib/time.ts";
import { useVenue } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useWords } from "#web/hooks/words.ts";
import { AttentionItem } from "./attention-item.tsx";
import type { Attention } from "./derive-attention.ts";
import styles from "./attention.module.css";

/** Where the bar at the top of a phone leads. */
export const ATTENTION_ID = "needs-a-person";

/** Everything that needs a person; nothing at all while nothing does. */
export function AttentionList({ items }: { readonly items: readonly Attention[] }) {
  const words = useWords();
  const venue = useVenue();
  const now = useServerNow(MINUTE);
  if (items.length === 0) return null;
  return (
    <aside className={styles["list"]} id={ATTENTION_ID} aria-labelledby={`${ATTENTION_ID}-title`}>
      <h2 className={styles["heading"]} id={`${ATTENTION_ID}-title`}>
        {words.attention.title} <span className={styles["count"]}>{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <AttentionItem
            key={`${item.kind} ${item.matches[0].key}`}
            item={item}
            now={now}
            venue={venue}
          />
        ))}
      </ul>
    </aside>
  );
}
