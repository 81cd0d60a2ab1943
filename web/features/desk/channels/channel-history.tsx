import type { ReactNode } from "react";
import { formatScoreList } from "#core/i18n/format-score.ts";
import type { ChannelMatch } from "#core/desk/annotation.ts";
import type { ManualScore } from "#core/desk/manual-score.ts";
import { type ChannelValueAt, useChannelHistory, useChannelMatch } from "#web/api/desk-channels.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { UndoAnnotationButton } from "#web/features/desk/staff-acts/staff-act-entry.tsx";
import { Name } from "#web/features/desk/parts.tsx";
import { formatMatchCode } from "./channel-score.ts";
import rows from "./channels.module.css";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Text } from "#web/kit/text.tsx";
import { Record } from "#web/kit/record/record.tsx";
import record from "#web/kit/record/record.module.css";

/** Effect of a change of a channel; `match` is the key of a match. */
type ChannelAct =
  | { readonly kind: "created" | "removed" | "serviceScore" | "swapped" | "noNext" }
  | { readonly kind: "putOn" | "takenOff" | "next"; readonly match: string }
  | { readonly kind: "score"; readonly score: ManualScore };

/** A change of a channel with its author and time, ISO 8601. */
interface ChannelActAt extends Omit<ChannelValueAt, "value"> {
  readonly act: ChannelAct;
}

/** Changes shown of one channel. */
const MAX_ACTS = 8;

/** The newest changes of a channel; the last one can be undone. */
export function ChannelHistory({ channel }: { readonly channel: string }) {
  const { change } = useMessages("common");
  const acts = deriveChannelActs(useChannelHistory(channel));
  if (acts.length === 0) return null;
  return (
    <section>
      <Text as="h3" type="minor" className="line-below">
        {change.history}
      </Text>
      <ol>
        {acts.slice(0, MAX_ACTS).map((entry, index) => (
          <HistoryEntry key={entry.at} {...entry}>
            {index === 0 && <UndoChannelButton channel={channel} />}
          </HistoryEntry>
        ))}
      </ol>
    </section>
  );
}

/** In place of the row of a channel that was removed: by whom, and the button that puts it back. */
export function RemovedChannelRow({ name }: { readonly name: string }) {
  const { act: messages } = useMessages("broadcast");
  const venue = useVenueFormat();
  const [last] = deriveChannelActs(useChannelHistory(name));
  return (
    <li className={joinClassNames(record["row"], rows["row"])}>
      <div className={rows["removed"]}>
        <h3 className="text-minor">
          <Name>{name}</Name>
        </h3>
        {last?.act.kind === "removed" && (
          <p className="text-meta tone-soft">
            {venue.when(Date.parse(last.at))} {messages.by(messages.removed, last.who)}
          </p>
        )}
      </div>
      <UndoChannelButton channel={name} />
    </li>
  );
}

/** Button that undoes the latest change of a channel. */
export function UndoChannelButton({ channel }: { readonly channel: string }) {
  const { channelOf } = useMessages("broadcast");
  return (
    <UndoAnnotationButton
      annotations={[{ kind: "channel", scope: channel }]}
      name={channelOf(channel)}
    />
  );
}

/**
 * Derives what each change of a channel did, newest first, from its values, newest first. A change
 * that is the same as the value before it is left out.
 */
export function deriveChannelActs(values: readonly ChannelValueAt[]): readonly ChannelActAt[] {
  return values.flatMap(({ value, who, at }, index) => {
    const act = actBetween(values[index + 1]?.value ?? null, value);
    return act === null ? [] : [{ act, who, at }];
  });
}

/** Returns when and by whom the match was put on air or taken off; `null` if it is not known. */
export function findLastSwitch(acts: readonly ChannelActAt[]): ChannelActAt | null {
  return (
    acts.find(
      ({ act: { kind } }) => kind === "putOn" || kind === "takenOff" || kind === "created",
    ) ?? null
  );
}

function actBetween(before: ChannelMatch | null, after: ChannelMatch | null): ChannelAct | null {
  if (after === null) return before === null ? null : { kind: "removed" };
  if (after.match !== (before?.match ?? null)) {
    if (after.match !== null) return { kind: "putOn", match: after.match };
    return before?.match ? { kind: "takenOff", match: before.match } : null;
  }
  if (before === null) return { kind: "created" };
  if (String(after.score) !== String(before.score)) {
    return after.score === null ? { kind: "serviceScore" } : { kind: "score", score: after.score };
  }
  if (after.swapped !== before.swapped) return { kind: "swapped" };
  if (after.next === before.next) return null;
  return after.next === null ? { kind: "noNext" } : { kind: "next", match: after.next };
}

function HistoryEntry({ act, who, at, children }: ChannelActAt & { readonly children: ReactNode }) {
  const { act: messages } = useMessages("broadcast");
  const venue = useVenueFormat();
  return (
    <Record
      form="act"
      data-long
      lead={
        <time dateTime={at} className="tone-faint">
          {venue.when(Date.parse(at))}
        </time>
      }
      text={messages.by(useActText(act), who)}
      acts={children}
    />
  );
}

/** Returns what a change of a channel did: "UBR3-5 put on air", "score set to 3–1". */
function useActText(act: ChannelAct): string {
  const { act: messages } = useMessages("broadcast");
  const { disqualified, label } = useFirstPageMessages().match;
  const match = useChannelMatch("match" in act ? act.match : null);
  const code = match ? formatMatchCode(match) : label;
  if (act.kind === "score") return messages.score(formatScoreList(disqualified, act.score));
  return "match" in act ? messages[act.kind](code) : messages[act.kind];
}
