import type { ReactNode } from "react";
import { useState } from "react";
import { countWholeRows } from "#core/lib/count-whole-rows.ts";
import { ListSection } from "#web/kit/list-section.tsx";
import { MoreLine } from "#web/kit/more-line.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { TwoLineList } from "#web/kit/match/two-line-list.tsx";
import { useListHeights } from "#web/hooks/use-list-heights.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { usePreferences } from "#web/preferences/preferences-store.ts";

/** Height of a row of two lines, in rem. */
const ROW_HEIGHT = 3.75;

interface SideListProps<T> {
  readonly title: string;
  readonly count?: number;
  readonly aside?: ReactNode;
  readonly items: readonly T[];
  /** Maximum number of rows before "2 more"; `null` for as many as the height allows. */
  readonly maxRows: number | null;
  readonly renderRow: (item: T) => ReactNode;
}

/** A list of rows of two lines, of which the last one shows the others. */
export function SideList<T>(props: SideListProps<T>) {
  const { title, count, aside, items, maxRows, renderRow } = props;
  const { now: messages } = useFirstPageMessages();
  const [isOpen, setIsOpen] = useState(false);
  const { ref, heights } = useListHeights(usePreferences().density);
  const visible = isOpen ? items.length : countShown();
  const rest = items.length - visible;
  return (
    <ListSection
      isFixed
      isOpen={isOpen}
      listRef={ref}
      heading={
        <SectionHeading facts={count} aside={aside}>
          {title}
        </SectionHeading>
      }
    >
      <TwoLineList>{items.slice(0, visible).map(renderRow)}</TwoLineList>
      {rest > 0 && (
        <MoreLine>
          <button
            type="button"
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {messages.more(rest)}
          </button>
        </MoreLine>
      )}
    </ListSection>
  );

  function countShown(): number {
    if (maxRows !== null) return Math.min(maxRows, items.length);
    if (heights === null) return items.length;
    return countWholeRows(
      items.map(() => ""),
      { room: heights.room, row: ROW_HEIGHT, header: 0 },
    );
  }
}
