import { findTotal } from "#core/match/progress.ts";
import { Bar, BarKey, type BarKind } from "#web/kit/bar/bar.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { TournamentProps, TournamentsProps } from "./tournament-phase.ts";

/** The matches of a tournament as a bar, whose last part is dashed if their total is not known. */
export function ProgressBar({ tournament }: TournamentProps) {
  const { ended, live, toPlay } = tournament.progress;
  const isAll = findTotal(tournament) !== null;
  const parts: readonly (readonly [BarKind, number])[] = [
    ["ended", ended],
    ["live", live],
    [isAll ? "toPlay" : "open", toPlay],
  ];
  return <Bar parts={parts.filter(([kind, count]) => count > 0 || kind === "open")} />;
}

/** Numbers of the matches of a tournament: ended, live and to play; with a point between if short. */
export function ProgressFigures({
  tournament,
  isShort = false,
}: TournamentProps & { readonly isShort?: boolean }) {
  const { tournament: messages } = useMessages("common");
  const { ended, live, toPlay } = tournament.progress;
  const total = findTotal(tournament);
  const isPartial = total === null && tournament.coverage.partial;
  const least = messages.atLeast(tournament.seen + (tournament.coverage.unseen ?? 0));
  if (ended + live === 0) {
    return (
      <Text type="meta" tone="soft">
        <Figure text={isPartial ? least : messages.matchCount(total ?? toPlay)} />
      </Text>
    );
  }
  return (
    <Row as="p" between gap={1} className="text-meta tone-soft">
      <Text cut>
        <Figure text={messages.ended(ended, total)} />
        {isPartial && <span className={isShort ? "visually-hidden" : ""}>, {least}</span>}
      </Text>
      {live > 0 && (
        <span>
          {isShort ? "· " : <span className="visually-hidden">, </span>}
          <Figure text={messages.liveCount(live)} />
        </span>
      )}
      <span className="visually-hidden">, {messages.toPlay(toPlay, total !== null)}</span>
    </Row>
  );
}

/** Key of the bars of these tournaments. */
export function ProgressKey({ tournaments }: TournamentsProps) {
  const { progress } = useMessages("common").tournament;
  const open = tournaments.filter((each) => each.expected === null).length;
  const kinds = (["ended", "live", "toPlay", "open"] as const).filter((kind) => {
    if (kind === "open") return open > 0;
    return kind !== "toPlay" || open < tournaments.length || open === 0;
  });
  return <BarKey kinds={kinds} names={progress} />;
}

/** A text whose number is emphasized if it begins with it. */
export function Figure({ text }: { readonly text: string }) {
  const number = /^\d*/u.exec(text)?.[0] ?? "";
  return (
    <span>
      <Text as="b" tone="plain">
        {number}
      </Text>
      {text.slice(number.length)}
    </span>
  );
}
