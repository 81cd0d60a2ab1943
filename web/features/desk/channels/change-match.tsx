import { useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { type Channel, putOnAir } from "#web/api/desk-channels.ts";
import { Failure } from "#web/features/desk/failure.tsx";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { formatMatchCode } from "./channel-pair.tsx";
import { FindMatch } from "./find-match.tsx";
import { useEditableChannel } from "./use-editable-channel.ts";
import styles from "./panel.module.css";
import form from "#web/kit/edit-in-place.module.css";

interface ChangeMatchProps {
  readonly channel: Channel;
  /** Code of the match on air; `null` if there is none. */
  readonly onAir: string | null;
}

/** Form that puts a match on a channel, or sets it as next. No match is selected at first. */
export function ChangeMatch({ channel, onAir }: ChangeMatchProps) {
  const broadcast = useMessages("broadcast");
  const { value, write, failure } = useEditableChannel(channel);
  const [chosen, setChosen] = useState<MatchView | null>(null);
  const code = chosen === null ? "" : formatMatchCode(chosen);
  const canPutOn = chosen !== null && chosen.key !== value.match;
  return (
    <form
      className={styles["change"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (!canPutOn) return;
        write(putOnAir(chosen.key, value));
        setChosen(null);
      }}
    >
      <FindMatch
        name={`match of ${channel.name}`}
        onAir={value.match}
        offersFirst
        chosen={chosen?.key ?? null}
        onChoose={setChosen}
      />
      {chosen !== null && (
        <p className={styles["actions"]}>
          <button
            type="submit"
            className={form["ink"]}
            aria-disabled={!canPutOn}
            onClick={ignoreSecondPress}
          >
            {broadcast.putOnAir(code)}
          </button>
          <button
            type="button"
            className={form["button"]}
            data-action="set-next"
            onClick={(event) => {
              ignoreSecondPress(event);
              write({ next: chosen.key });
              setChosen(null);
            }}
          >
            {broadcast.setAsNext}
          </button>
        </p>
      )}
      {canPutOn && onAir !== null && (
        <p className={styles["hint"]}>{broadcast.goesOffUntilUndo(onAir)}</p>
      )}
      {chosen === null && value.next !== null && (
        <button
          type="button"
          className={form["quiet"]}
          onClick={(event) => {
            ignoreSecondPress(event);
            write({ next: null });
          }}
        >
          {broadcast.noNext}
        </button>
      )}
      <Failure of={failure} />
    </form>
  );
}
