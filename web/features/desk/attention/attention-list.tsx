import { type MouseEvent, type PointerEvent, type ReactNode, type Ref, useRef } from "react";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { compareText } from "#core/lib/compare.ts";
import { NAMED_AFTER } from "#core/model/freshness.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useVenueFormat } from "#web/api/venue.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import {
  type AttentionFilter,
  type AttentionGroup,
  describePeople,
  getAttentionGroup,
  isHandedOver,
} from "./attention-groups.ts";
import { AttentionLine, PrintedItems } from "./attention-line.tsx";
import { useDeskPreferences } from "./desk-preferences.ts";
import { formatItemAge } from "./format-attention-item.ts";
import type { AttentionListState } from "./use-attention-list.ts";
import styles from "./attention-list.module.css";

interface AttentionListProps {
  readonly state: AttentionListState;
  readonly filter: AttentionFilter;
  /** Called after a click on a row. */
  readonly onOpen: (item: AttentionItemView) => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** Groups that are folded to one line. */
const FOLDED = ["others", "snoozed", "done"] as const satisfies readonly AttentionGroup[];

/** How long a touch must rest, in milliseconds. */
const LONG_PRESS_MS = 500;

/** The attention items by group: of the viewer, unclaimed ones, and folded ones. */
export function AttentionList({ state, filter, onOpen, ref }: AttentionListProps) {
  const { list, nothing, nothingMine } = useMessages("desk");
  const { youAre } = useMessages("common").words;
  const { games } = useDeskPreferences();
  const isFiltered = `${filter.kind}${filter.tournament}${filter.severity}` !== "";
  const empty = isFiltered ? list.noFit : games.length === 0 ? nothing : nothingMine;
  const { groups, shown, me } = state;
  const { unclaimed } = groups;
  const itemOf = (target: EventTarget): AttentionItemView | undefined => {
    const id = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
    return shown.find((item) => item.id === id?.dataset["row"]);
  };
  const longPress = useLongPress((target) => {
    const item = itemOf(target);
    if (item !== undefined) state.toggle([item]);
  });
  const onClick = (event: MouseEvent): void => {
    const item = itemOf(event.target);
    if (item === undefined || longPress.wasLong()) return;
    if (event.target instanceof Element && event.target.closest("label") !== null) {
      // A click on the label is followed by one on its checkbox.
      if (event.target instanceof HTMLInputElement) state.toggle([item]);
      return;
    }
    state.select(item);
    onOpen(item);
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- clicks on the buttons of the rows */}
      <div
        className={styles["list"]}
        ref={ref}
        data-screen-only
        onClick={onClick}
        {...state.pointer}
        {...longPress.on}
      >
        <Rows state={state} group="mine" aside={youAre(me)} />
        <Rows
          state={state}
          group="unclaimed"
          aside={
            unclaimed.length > 1 && (
              <Button look="link" onClick={() => state.toggle(unclaimed, true)}>
                {list.selectAll(unclaimed.length)}
              </Button>
            )
          }
        >
          {unclaimed.length === 0 && <EmptyState>{empty}</EmptyState>}
        </Rows>
        <FoldedGroups state={state} />
      </div>
      <PrintedItems filter={filter} empty={empty} />
    </>
  );
}

/** Buttons that open the folded groups, and the rows of the open ones. */
function FoldedGroups({ state }: Pick<RowsProps, "state">) {
  const { list } = useMessages("desk");
  const venue = useVenueFormat();
  const { groups, openGroups, toggleGroup } = state;
  const [back] = groups.snoozed.flatMap(({ claim }) => claim?.until ?? []).sort(compareText);
  /** Who has the items of colleagues, or when the next snoozed item returns. */
  const summaries = {
    others: describePeople(groups.others),
    snoozed: back !== undefined && list.nextBack(venue.when(Date.parse(back))),
    done: "",
  };
  const used = FOLDED.filter((group) => groups[group].length > 0);
  return (
    <>
      <Row gap={6} wrap>
        {used.map((group) => (
          <Button
            key={group}
            look="plain"
            aria-expanded={openGroups.has(group)}
            onClick={() => toggleGroup(group)}
          >
            <Icon name={openGroups.has(group) ? "caret-down" : "caret-right"} />
            <span>
              {list[group]} {groups[group].length}
            </span>{" "}
            <span className="text-meta tone-soft">{summaries[group]}</span>
          </Button>
        ))}
      </Row>
      {used
        .filter((group) => openGroups.has(group))
        .map((group) => (
          <Rows key={group} state={state} group={group} />
        ))}
    </>
  );
}

interface RowsProps {
  readonly state: AttentionListState;
  readonly group: AttentionGroup;
  readonly aside?: ReactNode;
  /** Before the rows. */
  readonly children?: ReactNode;
}

/** The rows of a group below its title; nothing without any, unless they would be unclaimed. */
function Rows({ state, group, aside, children }: RowsProps) {
  const desk = useMessages("desk");
  const now = useServerNow(MINUTE);
  const { groups, current, ticked, me } = state;
  const formatOldSince = useFormatOldSince();
  const items = groups[group];
  const isUnclaimed = group === "unclaimed";
  if (items.length === 0 && !isUnclaimed) return null;
  const mark = isUnclaimed ? "text-mark tone-conflict" : undefined;
  return (
    <section>
      <SectionHeading facts={<span className={mark}>{items.length}</span>} aside={aside}>
        {desk.list[group]}
      </SectionHeading>
      {children}
      <ul>
        {items.map((item) => (
          <AttentionLine
            key={item.id}
            item={item}
            age={formatItemAge(item, desk, now)}
            isCurrent={item.id === current?.id}
            isTicked={ticked.has(item.id)}
            isMine={getAttentionGroup(item, me) === "mine"}
            isTaken={getAttentionGroup(item, me) !== group}
            isHanded={isHandedOver(item, me)}
            oldSince={formatOldSince(item.place.tournament)}
          />
        ))}
      </ul>
    </section>
  );
}

/** Returns a function that formats the time of a tournament's data if that is older than others'; else "". */
function useFormatOldSince(): (tournament: AttentionItemView["place"]["tournament"]) => string {
  const { dataTimes } = useMeta();
  const venue = useVenueFormat();
  const times = new Map(dataTimes.map(({ scope, dataAt }) => [scope, Date.parse(dataAt)]));
  const newest = Math.max(...times.values());
  return (tournament) => {
    const { site = "", slug = "" } = tournament ?? {};
    const at = times.get(`${site}/${slug}`) ?? times.get(site) ?? newest;
    return newest - at > NAMED_AFTER ? venue.time(at) : "";
  };
}

/** Detects a long press by touch, which also ticks a row. */
function useLongPress(onLongPress: (target: EventTarget) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const stop = (): void => {
    clearTimeout(timer.current);
  };
  return {
    /** Returns whether the click follows a long press, which has had its effect. */
    wasLong: (): boolean => isLong.current,
    on: {
      onPointerDown: ({ pointerType, target }: PointerEvent): void => {
        stop();
        isLong.current = false;
        if (pointerType !== "touch") return;
        timer.current = setTimeout(() => {
          isLong.current = true;
          onLongPress(target);
        }, LONG_PRESS_MS);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}
