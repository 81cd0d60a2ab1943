import { memo, useCallback, useMemo, useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { BracketView } from "#core/contract/tournament.ts";
import { createLayoutRounds } from "#core/layout/create-layout-rounds.ts";
import type { LayoutRound } from "#core/layout/layout-types.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import type { VenueFormat } from "#core/lib/venue-format.ts";
import { useMediaQuery } from "#web/hooks/use-media-query.ts";
import { BracketColumns } from "#web/kit/bracket/bracket-columns.tsx";
import { BracketContext, type SharedBracket } from "#web/kit/bracket/bracket-context.ts";
import {
  type CardContext,
  createBracketModel,
  findSharedBeginnings,
  indexContestantKeysByName,
  indexPlaces,
  isSameContestants,
} from "#web/kit/bracket/bracket-model.ts";
import { BracketPhone } from "#web/kit/bracket/bracket-phone.tsx";
import type { PaperFormat } from "#web/kit/bracket/plan-sheets.ts";
import { BracketPrint } from "#web/kit/bracket/print.tsx";
import { ToolBar } from "#web/features/bracket/tools/tool-bar.tsx";
import { createBracketTexts } from "#core/embed/drawing/bracket-texts.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { BracketShareMenu } from "#web/features/bracket/tools/share-menu.tsx";
import { createNamedItem } from "#web/api/named-items.ts";
import { FindByName } from "#web/kit/find-by-name.tsx";
import { Icon } from "#web/kit/icon.tsx";
import { useRefocus } from "#web/hooks/use-refocus.ts";
import styles from "#web/kit/bracket/tools.module.css";

const FIRST_LONG_SEED = 1000;

interface BracketDisplayProps extends Pick<
  SharedBracket,
  "conflicts" | "search" | "onSearch" | "onOpen"
> {
  readonly bracket: BracketView;
  /** All matches of the bracket. Unchanged matches must keep their object identity. */
  readonly matches: readonly MatchView[];
  /** Whether the bracket is public. Images and embeds of a private one would be empty. */
  readonly isPublic: boolean;
  readonly venue: VenueFormat;
  /** Element of the page that receives the tools; `null` while there is none. */
  readonly toolSlot?: Element | null;
}

const PHONE = "(width < 720px)";

/** A bracket in columns, or three rounds at a time on a phone. */
export function BracketDisplay(props: BracketDisplayProps) {
  const { bracket, matches, isPublic, venue, toolSlot = null, ...shared } = props;
  const { search, onSearch } = shared;
  const isPhone = useMediaQuery(PHONE);
  const [paper, setPaper] = useState<PaperFormat>("a4");
  // Memoized on values that a score change leaves unchanged: it then renders one card (see bench/).
  const places = useMemo(() => indexPlaces(bracket.rounds), [bracket.rounds]);
  const model = useMemo(
    () => createBracketModel(bracket, places, matches),
    [bracket, places, matches],
  );
  const rounds = useStableValue(createLayoutRounds(bracket, model.matches), isSameRounds);
  const contestants = useStableValue(indexContestantKeysByName(matches), isSameContestants);
  const tools = useCardContext(bracket, venue, contestants, matches);
  const pin = useCallback(
    (contestant: string) => {
      onSearch({ contestant, match: "", round: "" });
    },
    [onSearch],
  );
  const View = isPhone ? BracketPhone : BracketColumns;
  return (
    <BracketContext value={{ ...shared, model, rounds, tools, toolSlot }}>
      <ToolBar slot={toolSlot}>
        <FindContestant contestants={contestants} contestant={search.contestant} onPin={pin} />
        <BracketShareMenu
          bracket={bracket}
          isPublic={isPublic}
          contestant={search.contestant}
          paper={paper}
          onPaper={setPaper}
        />
      </ToolBar>
      <View key={bracket.id} />
      <BracketPrint paper={paper} />
    </BracketContext>
  );
}

/** Levels of a list of rounds, down to what a place refers to. */
const ROUNDS_DEPTH = 6;

/** Returns whether a layout of both would be the same. */
function isSameRounds(a: readonly LayoutRound[], b: readonly LayoutRound[]): boolean {
  return deepEqual(a, b, ROUNDS_DEPTH);
}

/**
 * Returns the values that all cards of a bracket share. While the names are unchanged,
 * `contestants`, their keys, must be the same object.
 */
function useCardContext(
  { tournament: { slug }, watchingSince }: BracketView,
  venue: VenueFormat,
  contestants: ReadonlyMap<string, string>,
  matches: readonly MatchView[],
): CardContext {
  const messages = useMessages("common");
  const slots = matches.flatMap((match) => match.slots);
  const hasFlags = slots.some(({ contestant }) => contestant !== null && contestant.country !== "");
  const highestSeed = Math.max(0, ...slots.map(({ seed }) => seed ?? 0));
  const seeds = highestSeed === 0 ? "none" : highestSeed < FIRST_LONG_SEED ? "short" : "long";
  return useMemo<CardContext>(
    () => ({
      slug,
      messages,
      venue,
      hasFlags,
      seeds,
      texts: createBracketTexts(messages, venue, Date.parse(watchingSince)),
      sharedBeginnings: findSharedBeginnings(contestants.keys()),
    }),
    [messages, venue, hasFlags, seeds, contestants, watchingSince, slug],
  );
}

/** Returns the same object until `isSame` reports a difference from the latest value. */
function useStableValue<T>(value: T, isSame: (previous: T, value: T) => boolean): T {
  const [stable, setStable] = useState(value);
  if (isSame(stable, value)) return stable;
  setStable(value);
  return value;
}

interface FindContestantProps {
  /** Keys of all contestants in the bracket, by name. */
  readonly contestants: ReadonlyMap<string, string>;
  /** Key of the contestant whose path is highlighted; "" for none. */
  readonly contestant: string;
  readonly onPin: (contestant: string) => void;
}

/** Finds a contestant by name and highlights their path. Memoized: a score does not render it. */
const FindContestant = memo(function FindContestant(props: FindContestantProps) {
  const { contestants, contestant, onPin } = props;
  const messages = useMessages("common").bracket;
  const { find } = useMessages("share");
  const items = useMemo(
    () => Array.from(contestants, ([name, key]) => createNamedItem({ key, name })),
    [contestants],
  );
  const pinned = [...contestants].find(([, key]) => key === contestant)?.[0];
  // The button replaces the field, or the reverse, and takes over the focus.
  const unpin = useRefocus<HTMLButtonElement>(pinned === undefined);
  const field = useRefocus<HTMLInputElement>(pinned !== undefined);

  if (pinned !== undefined) {
    return (
      <button
        ref={unpin}
        type="button"
        className={styles["pinned"]}
        aria-label={messages.clearContestant(pinned)}
        onClick={() => {
          onPin("");
        }}
      >
        <bdi dir="auto" translate="no">
          {pinned}
        </bdi>{" "}
        <Icon name="x" />
      </button>
    );
  }
  return (
    <div className={styles["find"]}>
      <FindByName
        label={find.contestant}
        ref={field}
        items={items}
        onChoose={({ key }) => {
          onPin(key);
        }}
      />
    </div>
  );
});
