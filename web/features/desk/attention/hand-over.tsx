import { type MouseEvent, useId, useState } from "react";
import { MAX_HANDOVER_NAME } from "#core/lib/input-limits.ts";
import { foldName } from "#core/lib/text.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import { Button } from "#web/kit/controls/button.tsx";
import dialog from "#web/kit/controls/dialog.module.css";
import { Name } from "#web/features/desk/parts.tsx";
import { Field, Input } from "#web/kit/controls/field.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import record from "#web/kit/record/record.module.css";

/** Time since the last request within which a colleague is at a page, in milliseconds. */
const HERE_WITHIN = 10 * MINUTE;

interface HandOverProps {
  /** Name that is chosen at first; "" for the colleague who was seen last. */
  readonly to: string;
  readonly onSubmit: (to: string, press: MouseEvent) => void;
}

/**
 * Colleagues with when they were seen and what they have, and a field for another name. An unknown
 * name needs a second confirmation. Only the button or Ctrl Enter hands over.
 */
export function HandOver({ to, onSubmit }: HandOverProps) {
  const { claim } = useMessages("desk");
  const { colleagues, rows } = useMyAttentionItems();
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  const group = useId();
  const [chosen, setChosen] = useState(to || (colleagues[0]?.name ?? ""));
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const text = typed.trim();
  const known = colleagues.find((each) => foldName(each.name) === foldName(text))?.name;
  /** A known name as it is spelled, else the typed one; "" if there is none. */
  const name = text === "" ? chosen : (known ?? text);
  const isKnown = colleagues.some((each) => each.name === name) || name === to;
  const isAsked = name !== "" && asked === name && !isKnown;
  const describeSeen = (at: string | null): string => {
    if (at === null) return claim.neverSeen;
    const time = Date.parse(at);
    return now - time < HERE_WITHIN ? claim.hereNow : claim.lastSeen(venue.when(time));
  };
  const countItems = (who: string): number =>
    rows.filter(({ standing, claim: own }) => standing === "taken" && own?.who === who).length;
  return (
    <>
      <fieldset>
        <legend className="text-meta tone-soft">{claim.to}</legend>
        {colleagues.map(({ name: each, seenAt }) => (
          <label
            key={each}
            className={joinClassNames(record["choice"], record["colleague"], "tone-soft")}
          >
            <input
              type="radio"
              name={group}
              checked={typed === "" && each === name}
              onChange={() => {
                setChosen(each);
                setTyped("");
              }}
            />
            <Name className="strong tone-plain cut">{each}</Name>
            <span>{describeSeen(seenAt)}</span>
            <span>{countItems(each) > 0 && claim.claimed(countItems(each))}</span>
          </label>
        ))}
      </fieldset>
      <Field label={claim.otherName}>
        <Input maxLength={MAX_HANDOVER_NAME} value={typed} onText={setTyped} />
      </Field>
      <p role="alert" className="text-meta tone-warn">
        {isAsked && claim.unknownName(name)}
      </p>
      <Button
        look="ink"
        data-action="submit"
        onClick={(press) => {
          if (name !== "" && (isKnown || isAsked)) onSubmit(name, press);
          else setAsked(name);
        }}
      >
        {name === "" ? claim["hand-over"] : claim.handOverTo(name)}{" "}
        <kbd className={dialog["key"]} aria-hidden="true">
          Ctrl ⏎
        </kbd>
      </Button>
    </>
  );
}
