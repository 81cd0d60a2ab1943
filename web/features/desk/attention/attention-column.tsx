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
import { Row } from "#web/kit/layout.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { ActButton } from "#web/features/desk/parts.tsx";
import { RefusalNotice } from "#web/features/desk/staff-acts/last-act.tsx";
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
import count from "#web/kit/count-mark.module.css";
import bar from "#web/kit/notice-bar.module.css";
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
        facts={open > 0 && <span className="text-mark tone-conflict">{open}</span>}
        aside={<Link to="/desk">{desk.label}</Link>}
      >
        {desk.pages.desk}
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
          <h3 className={joinClassNames("text-control", styles["header"])}>
            {desk.list.mine} <span className="tone-faint">{mine.length}</span>
          </h3>
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
  // Rows must not move under the pointer, or a click would hit the wrong one.
  const { items: rows, pointer, letGo } = useFrozenOrder(items, ({ id }) => id);
  return (
    <ul {...pointer}>
      {rows.map((item) => (
        <Item key={item.id} item={item} onClaim={letGo} />
      ))}
    </ul>
  );
}

interface ItemProps {
  readonly item: AttentionItemView;
  readonly onClaim: () => void;
}

/** Kind, subject and age of an item; under the pointer, a button to claim it instead of the age. */
function Item({ item, onClaim }: ItemProps) {
  const now = useServerNow(MINUTE);
  const format = useItemFormat();
  const { desk } = format;
  const { change } = useClaimActions();
  const subject = formatItemSubject(item, format);
  const [match, ...others] = item.matches;
  const link = { className: "plain-link", children: <ContestantName name={subject} country="" /> };
  return (
    <Record
      form="brief"
      tone={SEVERITY_TONES[item.severity]}
      kind={formatItemName(item, desk)}
      subject={
        match === undefined || others.length > 0 ? (
          <Link to="/desk" {...link} />
        ) : (
          <MatchLink match={match} {...link} />
        )
      }
      age={
        <>
          <span className="tone-faint">{formatItemAge(item, desk, now)}</span>
          {item.standing === "open" && (
            <ActButton
              look="ink"
              aria-label={`${desk.claim.take}: ${subject}`}
              onAct={() => {
                onClaim();
                change([item], { action: "take" });
              }}
            >
              {desk.claim.take}
            </ActButton>
          )}
        </>
      }
    />
  );
}

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
    <Link to="/desk" className={bar["bar"]} data-screen-only data-tone={tone}>
      <StatusLabel tone={tone}>{formatItemName(first, desk)}</StatusLabel>
      <span className={joinClassNames("strong", bar["title"])}>
        <ContestantName name={formatItemSubject(first, format)} country="" />
      </span>
      <span>{formatItemAge(first, desk, now)}</span>
      <Row as="span" gap={1} className="text-control">
        {open > 1 && messages.now.more(open - 1)} <Icon name="caret-right" />
      </Row>
    </Link>
  );
}

interface DeskLinkProps {
  /** Whether an icon is above the word, with the number over its corner. */
  readonly hasIcon?: boolean;
}

/** Link to the attention list with the number of attention items that wait for the viewer. */
export function DeskLink({ hasIcon = false }: DeskLinkProps) {
  const { label, openCount } = useMessages("desk");
  const { waiting } = useMyAttentionItems();
  return (
    <Link to="/desk" className={hasIcon ? "tab text-code" : "tab"} current="pages">
      {hasIcon && <Icon name="clipboard-text" />}
      <span>
        {label}
        {waiting > 0 && (
          <>
            {" "}
            <span className={count["count"]} data-corner={hasIcon || undefined} aria-hidden>
              {waiting}
            </span>
            <span className="visually-hidden">{openCount(waiting)}</span>
          </>
        )}
      </span>
    </Link>
  );
}
