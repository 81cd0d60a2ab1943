import type { RoundView } from "#core/contract/tournament.ts";
import { formatColumnHead, nameRound } from "#core/embed/drawing/bracket-texts.ts";
import type { HeadBox, SpineBox } from "#core/layout/layout-types.ts";
import { useSharedBracket } from "#web/features/bracket/parts/bracket-context.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import styles from "./bracket-columns.module.css";

/** Names of the rounds of a column; beside them how many matches are live or ended, or their days. */
export function ColumnHead({ head }: { readonly head: HeadBox }) {
  const { model, tools, onSearch } = useSharedBracket();
  const rounds = head.rounds.flatMap((key) => model.roundOf.get(key) ?? []);
  const { title, live, rest } = formatColumnHead(tools.texts, rounds, model.matches);
  const { next } = head;
  const style = { left: head.x, top: head.y, width: head.width };
  return (
    <div className={styles["head"]} style={style} data-head={head.rounds[0]}>
      <h2 key={title} ref={fitNameToBox} className={styles["title"]}>
        {next === null ? (
          title
        ) : (
          <button
            type="button"
            aria-expanded="true"
            onClick={() => onSearch({ from: next, round: "", match: "" })}
          >
            {title}
          </button>
        )}
      </h2>
      <small>
        {live === "" ? null : <em>{live}</em>}
        {live === "" || rest === "" ? null : " · "}
        {rest}
      </small>
    </div>
  );
}

interface FoldedRoundProps {
  readonly spine: SpineBox;
  readonly round: RoundView;
}

/** Distance of ticks from the right edge of a spine. */
const TICK_END = 8;

/** A folded round: a button with its name, and a tick for each match. */
export function FoldedRound({ spine, round }: FoldedRoundProps) {
  const { tools, onSearch } = useSharedBracket();
  const { x, y, width, height, ticks } = spine;
  const ended = round.places.filter(({ bye }) => !bye).length;
  return (
    <button
      type="button"
      className={styles["spine"]}
      aria-expanded="false"
      style={{ left: x, top: y, width, height }}
      onClick={() => onSearch({ from: round.key, round: "", match: "" })}
    >
      <span>
        <b>{nameRound(tools.texts, round.name)}</b> {tools.messages.bracket.endedCount(ended)}
      </span>
      <svg aria-hidden="true" focusable="false">
        <path d={ticks.map((at) => `M${width - TICK_END} ${at}h6`).join("")} />
      </svg>
    </button>
  );
}
