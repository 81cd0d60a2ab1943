import type { ReactNode } from "react";
import { formatScoreList } from "#core/i18n/format-score.ts";
import { useChannelHistory, useChannelMatch } from "#web/api/desk-channels.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";
import { UndoAnnotationButton } from "#web/features/desk/annotations/undo-annotation-button.tsx";
import { type ChannelAct, type ChannelActAt, deriveChannelActs } from "./channel-acts.ts";
import { formatMatchCode } from "./channel-pair.tsx";
import rows from "./channels.module.css";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Text } from "#web/kit/text.tsx";
import { Record } from "#web/kit/record/record.tsx";
import record from "#web/kit/record/record.module.css";

/** Changes shown of one channel. */
const MAX_ACTS = 8;

/** The newest changes of a channel; the last one can be undone. */
export function ChannelHistory({ channel }: { readonly channel: string }) {
  const broadcast = useMessages("broadcast");
  const acts = deriveChannelActs(useChannelHistory(channel));
  if (acts.length === 0) return null;
  return (
    <section>
      <Text as="h3" type="minor" className="line-below">
        {broadcast.history}
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
  const last = useLastAct(name);
  return (
    <li className={joinClassNames(record["row"], rows["row"])}>
      <div className={rows["removed"]}>
        <h3 className="text-minor">
          <bdi dir="auto" translate="no">
            {name}
          </bdi>
        </h3>
        {last?.isRemoval === true && (
          <p className="text-meta tone-soft">
            {last.when} {messages.by(last.text, last.who)}
          </p>
        )}
      </div>
      <UndoChannelButton channel={name} />
    </li>
  );
}

/** Returns what the newest change of a channel did, when and by whom; `null` before it is loaded. */
function useLastAct(channel: string) {
  const venue = useVenueFormat();
  const [last] = deriveChannelActs(useChannelHistory(channel));
  const text = useActText(last?.act ?? { kind: "created" });
  if (last === undefined) return null;
  const when = venue.when(Date.parse(last.at));
  return { text, when, who: last.who, isRemoval: last.act.kind === "removed" };
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
  const { act: messages, match: unknown } = useMessages("broadcast");
  const { disqualified } = useFirstPageMessages().match;
  const match = useChannelMatch("match" in act ? act.match : null);
  const code = match ? formatMatchCode(match) : unknown;
  switch (act.kind) {
    case "putOn":
    case "takenOff":
    case "next":
      return messages[act.kind](code);
    case "score":
      return messages.score(formatScoreList(disqualified, act.score));
    case "created":
    case "removed":
    case "serviceScore":
    case "swapped":
    case "noNext":
      return messages[act.kind];
  }
}
