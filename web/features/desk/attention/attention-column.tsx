import { Link } from "#web/routing/routing.tsx";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { countWholeRows } from "#core/lib/count-whole-rows.ts";
import { MINUTE } from "#core/lib/time.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { MatchLink } from "#web/kit/match-link.tsx";
import { ContestantName } from "#web/kit/contestant-name.tsx";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { MoreLine } from "#web/kit/more-line.tsx";
import { Text } from "#web/kit/text.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { RefusalNotice } from "#web/features/desk/staff-acts/last-act.tsx";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { useFrozenOrder } from "#web/hooks/use-frozen-order.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useListHeights } from "#web/hooks/use-list-heights.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";
import { describePeople, groupAttentionItems } from "./attention-groups.ts";
import { useDeskPreferences } from "./desk-preferences.ts";
import {
  formatItemAge,
  formatItemName,
  formatItemSubject,
  useItemFormat,
} from "./format-attention-item.ts";
import { SEVERITY_TONES } from "./severity-label.tsx";
import { useClaimActions } from "./use-claim-actions.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import { Record } from "#web/kit/record/record.tsx";
import styles from "./attention-column.module.css";

/** Maximum number of the user's own items, and of unclaimed ones beside lists of any height. */
const MAX_MINE = 5;
const MAX_OPEN = 12;

const TITLE_ID = "attention-title";

/**
 * Column of the first page for staff: the unclaimed attention items of their games, then their own.
 * From 1920 px it has a fixed height, in which it shows whole rows.
 */
export function AttentionColumn() {
  const isFixed = useMediaQuery("(width >= 1920px)");
  const messages = useMessages("common");
  const desk = useMessages("desk");
  const words = useMessages("now");
  const { games } = useDeskPreferences();
  const { rows, open, me } = useMyAttentionItems();
  const { ref, heights } = useListHeights(usePreferences().density);
  const { mine, others, unclaimed } = groupAttentionItems(rows, me, null);
  const ownRows = mine.slice(0, MAX_MINE);
  const visible = isFixed && heights !== null ? countFitting() : Math.min(MAX_OPEN, open);
  return (
    <aside className={styles["column"]} data-screen-only aria-labelledby={TITLE_ID}>
      <SectionHeading
        id={TITLE_ID}
        facts={
          open > 0 && (
            <Text type="mark" tone="conflict">
              {open}
            </Text>
          )
        }
        aside={<Link to="/desk">{desk.pages.label}</Link>}
      >
        {desk.title}
      </SectionHeading>
      <p>
        <RefusalNotice />
      </p>
      <div className={styles["list"]} ref={ref}>
        {rows.length === 0 && (
          <EmptyState>{games.length === 0 ? desk.nothing : desk.nothingMine}</EmptyState>
        )}
        <Items items={unclaimed.slice(0, visible)} />
        {open > visible && (
          <MoreLine>
            <Link to="/desk">{messages.now.more(open - visible)}</Link>
          </MoreLine>
        )}
        {mine.length > 0 && (
          <Text as="h3" type="control" className={styles["header"]}>
            {words.mine} <Text tone="faint">{mine.length}</Text>
          </Text>
        )}
        <Items items={ownRows} />
        {others.length > 0 && (
          <Row as="p" className={joinClassNames("text-meta tone-soft", styles["header"])}>
            <Icon name="caret-right" />
            <Link to="/desk" className="text-control tone-plain plain-link">
              {desk.list.others} {others.length}
            </Link>
            <span>{describePeople(others)}</span>
          </Row>
        )}
      </div>
    </aside>
  );

  function countFitting(): number {
    if (heights === null) return 0;
    const mineHeight = ownRows.length === 0 ? 0 : ownRows.length * heights.row + heights.header;
    const own = mineHeight + (others.length === 0 ? 0 : heights.header);
    return countWholeRows(
      unclaimed.map(() => ""),
      { room: heights.room - own, row: heights.row, header: 0 },
    );
  }
}

function Items({ items }: { readonly items: readonly AttentionItemView[] }) {
  const now = useServerNow(MINUTE);
  // Rows must not move under the pointer, or a click would hit the wrong one.
  const { items: rows, pointer, letGo } = useFrozenOrder(items, ({ id }) => id);
  return (
    <ul {...pointer}>
      {rows.map((item) => (
        <Item key={item.id} item={item} now={now} onClaim={letGo} />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly item: AttentionItemView;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onClaim: () => void;
}

/** Kind, subject and age of an item; under the pointer, a button to claim it instead of the age. */
function Item({ item, now, onClaim }: ItemProps) {
  const format = useItemFormat();
  const { desk } = format;
  const { change } = useClaimActions();
  const subject = formatItemSubject(item, format);
  const [match, ...others] = item.matches;
  const text = <ContestantName name={subject} country="" />;
  return (
    <Record
      form="brief"
      tone={SEVERITY_TONES[item.severity]}
      kind={formatItemName(item, desk)}
      subject={
        match === undefined || others.length > 0 ? (
          <Link to="/desk" className="plain-link">
            {text}
          </Link>
        ) : (
          <MatchLink match={match} className="plain-link">
            {text}
          </MatchLink>
        )
      }
      age={
        <>
          <Text tone="faint">{formatItemAge(item, desk, now)}</Text>
          {item.standing === "open" && (
            <Button
              look="ink"
              aria-label={`${desk.claim.take}: ${subject}`}
              onClick={({ nativeEvent }) => {
                ignoreSecondPress(nativeEvent);
                onClaim();
                change([item], { action: "take" });
              }}
            >
              {desk.claim.take}
            </Button>
          )}
        </>
      }
    />
  );
}
