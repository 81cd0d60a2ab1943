import { Link } from "#web/routing/routing.tsx";
import { MINUTE } from "#core/lib/time.ts";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import {
  formatItemAge,
  formatItemName,
  formatItemSubject,
  useItemFormat,
} from "./format-attention-item.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import styles from "#web/kit/notice-bar.module.css";

/** First unclaimed attention item, at the top of the page where no column shows them. */
export function AttentionBar() {
  const format = useItemFormat();
  const { messages, desk } = format;
  const now = useServerNow(MINUTE);
  const { rows, open } = useMyAttentionItems();
  const first = rows.find(({ standing }) => standing === "open");
  if (first === undefined) return null;
  const tone = first.severity === "alarm" ? "conflict" : "warn";
  return (
    <Link to="/desk" className={styles["bar"]} data-screen-only data-tone={tone}>
      <StatusLabel tone={tone}>{formatItemName(first, desk)}</StatusLabel>
      <Text strong className={styles["title"]}>
        <ContestantName name={formatItemSubject(first, format)} country="" />
      </Text>
      <span>{formatItemAge(first, desk, now)}</span>
      <Row as="span" gap={1} className="text-control">
        {open > 1 && messages.now.more(open - 1)} <Icon name="caret-right" />
      </Row>
    </Link>
  );
}
