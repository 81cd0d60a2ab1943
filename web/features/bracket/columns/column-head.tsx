import { formatColumnHead } from "#core/embed/drawing/bracket-texts.ts";
import type { HeadBox } from "#core/layout/layout-types.ts";
import type { BracketModel, CardContext } from "#web/features/bracket/parts/bracket-model.ts";
import { fitNameToBox } from "#web/hooks/fit-name-to-box.ts";
import styles from "./bracket-columns.module.css";

interface ColumnHeadProps {
  readonly head: HeadBox;
  readonly model: BracketModel;
  readonly tools: CardContext;
  /** Called with the round that begins the view once this column is folded. */
  readonly onFold: (next: string) => void;
}

/** Names of the rounds of a column; beside them how many matches are live or ended, or their days. */
export function ColumnHead({ head, model, tools, onFold }: ColumnHeadProps) {
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
          <button type="button" aria-expanded="true" onClick={() => onFold(next)}>
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
