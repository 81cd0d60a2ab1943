import { useId, useState } from "react";
import { MAX_HANDOVER_NAME } from "#core/lib/input-limits.ts";
import { foldName } from "#core/lib/text.ts";
import { MINUTE } from "#core/lib/time.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useMyAttentionItems } from "./use-my-attention-items.ts";
import { Field, Input } from "#web/kit/controls/field.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import record from "#web/kit/record/record.module.css";

/** Time since the last request within which a colleague is at a page, in milliseconds. */
const HERE_WITHIN = 10 * MINUTE;

/** The colleague whom the viewer chose. */
type ChosenColleague = ReturnType<typeof useChosenColleague>;

/**
 * Returns the chosen colleague. A name that is not known needs a second confirmation, because nobody
 * would see the item.
 *
 * @param to Name that is chosen at first; "" for the colleague who was seen last.
 */
export function useChosenColleague(to: string) {
  const { colleagues } = useMyAttentionItems();
  const [chosen, setChosen] = useState(to || (colleagues[0]?.name ?? ""));
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const text = typed.trim();
  const known = colleagues.find(({ name }) => foldName(name) === foldName(text))?.name;
  const name = text === "" ? chosen : (known ?? text);
  const isKnown = colleagues.some((each) => each.name === name) || name === to;
  return {
    /** A known name as it is spelled, else the typed one; "" if there is none. */
    name,
    /** Text in the field for another name. */
    typed,
    /** Whether the viewer has to confirm a name that is not known. */
    isAsked: name !== "" && asked === name && !isKnown,
    choose: (next: string) => {
      setChosen(next);
      setTyped("");
    },
    type: setTyped,
    /** Returns the name; `null` if there is none, or if it is not known and not confirmed yet. */
    confirm: (): string | null => {
      if (name === "") return null;
      if (isKnown || asked === name) return name;
      setAsked(name);
      return null;
    },
  };
}

/** Colleagues with when they were seen and what they have, and a field for another name. */
export function ChooseColleague({ chosen }: { readonly chosen: ChosenColleague }) {
  const { claim } = useMessages("desk");
  const { colleagues, rows } = useMyAttentionItems();
  const group = useId();
  const first = chosen.typed === "" ? chosen.name : "";
  const hasItems = (name: string): number =>
    rows.filter((item) => item.standing === "taken" && item.claim?.who === name).length;
  return (
    <>
      <fieldset>
        <legend className="text-meta tone-soft">{claim.to}</legend>
        {colleagues.map(({ name, seenAt }) => (
          <label
            key={name}
            className={joinClassNames(record["choice"], record["colleague"], "tone-soft")}
          >
            <input
              type="radio"
              name={group}
              checked={name === first}
              onChange={() => {
                chosen.choose(name);
              }}
            />
            <bdi dir="auto" translate="no" className="strong tone-plain cut">
              {name}
            </bdi>
            <Seen at={seenAt} />
            <span>{hasItems(name) > 0 && claim.claimed(hasItems(name))}</span>
          </label>
        ))}
      </fieldset>
      <Field label={claim.otherName}>
        <Input maxLength={MAX_HANDOVER_NAME} value={chosen.typed} onText={chosen.type} />
      </Field>
    </>
  );
}

/** When a colleague was seen last. */
function Seen({ at }: { readonly at: string | null }) {
  const { claim } = useMessages("desk");
  const venue = useVenueFormat();
  const now = useServerNow(MINUTE);
  if (at === null) return <span>{claim.neverSeen}</span>;
  const seenAt = Date.parse(at);
  return (
    <span>{now - seenAt < HERE_WITHIN ? claim.hereNow : claim.lastSeen(venue.when(seenAt))}</span>
  );
}
