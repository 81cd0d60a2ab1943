import { useState } from "react";
import { foldName } from "#core/lib/text.ts";
import { useChangeAnnotation } from "#web/api/desk-annotations.ts";
import { type Channel, useChannelMatch } from "#web/api/desk-channels.ts";
import { isWallLost, useWalls } from "#web/api/desk.ts";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { Failure } from "#web/features/desk/failure.tsx";
import { ignoreSecondPress } from "#web/hooks/ignore-second-press.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useRefocus } from "#web/hooks/use-refocus.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { SECOND } from "#core/lib/time.ts";
import { formatMatchCode } from "./channel-pair.tsx";
import { Button } from "#web/kit/controls/button.tsx";
import { Row } from "#web/kit/layout.tsx";

/** Button that removes a channel; it asks first if a match is on air or a wall shows the channel. */
export function RemoveChannel({ channel }: { readonly channel: Channel }) {
  const broadcast = useMessages("broadcast");
  const { cancel } = useMessages("desk").facts;
  const { mutate, error } = useChangeAnnotation();
  const warning = useRemovalWarning(channel);
  const [isPressed, setIsPressed] = useState(false);
  const isAsking = isPressed && warning !== null;
  const opener = useRefocus<HTMLButtonElement>(isAsking);
  const remove = (): void => {
    mutate({ action: "clear", place: { kind: "channel", scope: channel.name } });
  };
  return (
    <div>
      {isAsking ? (
        <>
          <p role="alert">{warning}</p>
          <Row as="p" wrap>
            <Button
              onClick={(event) => {
                ignoreSecondPress(event);
                remove();
              }}
            >
              {broadcast.removeAnyway}
            </Button>
            <Button ref={focusOnMount} onClick={() => setIsPressed(false)}>
              {cancel}
            </Button>
          </Row>
        </>
      ) : (
        <Button
          look="link"
          ref={opener}
          onClick={(event) => {
            ignoreSecondPress(event);
            if (warning === null) remove();
            else setIsPressed(true);
          }}
        >
          {broadcast.remove}
        </Button>
      )}
      <Failure of={error} />
    </div>
  );
}

/** Returns what shows a channel now: its match on air, and walls seen lately; `null` if nothing does. */
function useRemovalWarning({ name, value }: Channel): string | null {
  const broadcast = useMessages("broadcast");
  const match = useChannelMatch(value.match);
  const now = useServerNow(SECOND);
  const walls = useWalls().filter(
    (wall) => foldName(wall.channel ?? "") === foldName(name) && !isWallLost(wall, now),
  );
  if (value.match === null && walls.length === 0) return null;
  return broadcast.removeWarning(
    value.match === null ? null : match ? formatMatchCode(match) : broadcast.match,
    walls.map((wall) => wall.name),
  );
}
