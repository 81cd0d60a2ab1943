import { type FormEvent, useState } from "react";
import { type Channel, putOnAir } from "#web/api/desk-channels.ts";
import type { NamedMatch } from "#web/api/named-items.ts";
import { Failure } from "#web/features/desk/failure.tsx";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { FindMatch } from "./find-match.tsx";
import { useEditableChannel } from "./use-editable-channel.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Row, Stack } from "#web/kit/layout.tsx";

interface ChangeMatchProps {
  readonly channel: Channel;
  /** Code of the match on air; `null` if there is none. */
  readonly onAir: string | null;
}

/** Form that puts a match on a channel, or sets it as next. No match is selected at first. */
export function ChangeMatch({ channel, onAir }: ChangeMatchProps) {
  const broadcast = useMessages("broadcast");
  const { value, write, failure } = useEditableChannel(channel);
  const [chosen, setChosen] = useState<NamedMatch | null>(null);
  const code = chosen === null ? "" : chosen.code || chosen.name;
  const canPutOn = chosen !== null && chosen.key !== value.match;
  return (
    <Stack
      as="form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (!canPutOn) return;
        write(putOnAir(chosen.key, value));
        setChosen(null);
      }}
    >
      <FindMatch onAir={value.match} chosen={chosen} onChoose={setChosen} />
      {chosen !== null && (
        <Row as="p" wrap>
          <Button look="ink" type="submit" aria-disabled={!canPutOn} onClick={ignoreSecondPress}>
            {broadcast.putOnAir(code)}
          </Button>
          <Button
            data-action="set-next"
            onClick={(event) => {
              ignoreSecondPress(event);
              write({ next: chosen.key });
              setChosen(null);
            }}
          >
            {broadcast.setAsNext}
          </Button>
        </Row>
      )}
      {canPutOn && onAir !== null && (
        <p className="text-meta tone-faint">{broadcast.goesOffUntilUndo(onAir)}</p>
      )}
      {chosen === null && value.next !== null && (
        <p>
          <Button
            look="link"
            onClick={(event) => {
              ignoreSecondPress(event);
              write({ next: null });
            }}
          >
            {broadcast.noNext}
          </Button>
        </p>
      )}
      <Failure of={failure} />
    </Stack>
  );
}
