import { useMemo } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { useContestant } from "#web/api/contestant.ts";
import { createNamedItem, listNamedContestants, type NamedItem } from "#web/api/named-items.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { FindByName } from "#web/kit/find-by-name.tsx";
import { navigate } from "#web/routing/navigate.ts";

interface ChooseOpponentProps {
  /** Key of the contestant to compare with. */
  readonly contestant: string;
  readonly label: string;
}

/**
 * Search field that opens the head-to-head page with another contestant. Before a text is typed, it
 * offers the next opponent and those of the same group.
 */
export function ChooseOpponent({ contestant, label }: ChooseOpponentProps) {
  const messages = useMessages("common");
  const names = useSearchableNames().data;
  const matches = useContestant(contestant).data?.matches;
  const items = useMemo(
    () =>
      names === undefined
        ? []
        : listNamedContestants(names).filter(({ key }) => key !== contestant),
    [names, contestant],
  );
  const likely = suggestOpponents(contestant, matches ?? [], messages);
  return (
    <FindByName
      label={label}
      items={items}
      {...(likely.length > 0 && { suggested: likely })}
      onChoose={({ key }) => {
        void navigate({ to: "/versus/$a/$b", params: { a: contestant, b: key } });
      }}
    />
  );
}

/** Returns the next opponents, then the others in the same group; beside each is the reason. */
export function suggestOpponents(
  contestant: string,
  matches: readonly MatchView[],
  { groupName, match: { mark }, now }: Pick<Messages, "groupName" | "match" | "now">,
): readonly NamedItem[] {
  const next = matches.find(({ state, unresolved }) => state !== "ended" && unresolved === null);
  const found = new Map<string, NamedItem>();
  const suggest = ({ slots }: MatchView, more: string): void => {
    for (const { contestant: other } of slots) {
      if (other === null || other.key === contestant || found.has(other.key)) continue;
      found.set(other.key, createNamedItem({ ...other, more }));
    }
  };
  if (next !== undefined) {
    const when = next.state === "live" ? mark.live : now.next;
    suggest(next, [when, next.code].filter(Boolean).join(" · "));
  }
  for (const match of matches) {
    if (match.group !== null) suggest(match, match.group.name ?? groupName(match.group.number));
  }
  return [...found.values()];
}
