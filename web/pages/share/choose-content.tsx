import type { ReactNode } from "react";
import type { MatchView } from "#core/contract/match.ts";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { EMBED_KIND_SETTINGS, EMBED_KINDS, type EmbedKind } from "#core/embed/kinds.ts";
import { DEFAULT_EMBED_LIMIT } from "#core/embed/parts/options.ts";
import type { EmbedField } from "#core/embed/kinds/embed-kind.ts";
import type { ShareMessages } from "#core/i18n/en/share.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { useMatches } from "#web/api/matches.ts";
import { useAllMessages } from "#web/i18n/all-messages.ts";
import type { EmbedAttributeFormProps } from "./choices.ts";
import { SelectField } from "./field.tsx";
import styles from "./share-page.module.css";

interface ChooseWhatProps extends EmbedAttributeFormProps {
  readonly messages: ShareMessages;
  readonly kind: EmbedKind;
  readonly tournaments: readonly TournamentSummary[];
}

interface ChooseInProps extends EmbedAttributeFormProps {
  readonly messages: ShareMessages;
  readonly tournament: TournamentSummary;
}

type FieldIn = Extract<EmbedField, "match" | "bracket" | "group">;

/** Fields whose options depend on the tournament; shown after one is selected. */
const IN_TOURNAMENT: Readonly<Record<FieldIn, (props: ChooseInProps) => ReactNode>> = {
  match: ChooseMatch,
  bracket: ChooseBracket,
  group: ChooseGroup,
};
const OTHER_FIELDS: Readonly<
  Record<Exclude<EmbedField, FieldIn>, (props: ChooseWhatProps) => ReactNode>
> = {
  tournament: ChooseTournament,
  state: ChooseState,
  limit: ChooseLimit,
};

const LIMITS = ["5", "10", "20", "50"];

const keyOf = ({ site, slug }: TournamentSummary): string => `${site}/${slug}`;

/** Form for the content of an embed: kind, tournament, bracket, group, match, state, limit. */
export function ChooseContent(props: ChooseWhatProps) {
  const { messages, kind, tournaments, chosen, choose } = props;
  const tournament = tournaments.find((each) => keyOf(each) === chosen["tournament"]);
  return (
    <fieldset className={styles["part"]}>
      <legend>{messages.what}</legend>
      <div className={styles["kinds"]} role="radiogroup" aria-label={messages.kind}>
        {EMBED_KINDS.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="kind"
              checked={each === kind}
              onChange={() => {
                choose("kind", each);
              }}
            />
            {messages.kinds[each]}
          </label>
        ))}
      </div>
      {EMBED_KIND_SETTINGS[kind].fields.map((field) => {
        if (!isInTournament(field)) {
          const Choose = OTHER_FIELDS[field];
          return <Choose key={field} {...props} />;
        }
        const Choose = IN_TOURNAMENT[field];
        return tournament && <Choose key={field} {...{ messages, tournament, chosen, choose }} />;
      })}
    </fieldset>
  );
}

function isInTournament(field: EmbedField): field is FieldIn {
  return field in IN_TOURNAMENT;
}

function ChooseTournament({ messages, kind, tournaments, chosen, choose }: ChooseWhatProps) {
  const { fields, needsSubject } = EMBED_KIND_SETTINGS[kind];
  const eligibleTournaments = tournaments.filter(
    ({ brackets, groups, hasRanking }) =>
      (kind !== "ranking" || hasRanking) &&
      (!fields.includes("bracket") || brackets.length > 0) &&
      (!fields.includes("group") || groups.length > 0),
  );
  const isKnown = tournaments.some((each) => keyOf(each) === chosen["tournament"]);
  return (
    <SelectField
      label={messages.tournament}
      value={isKnown ? (chosen["tournament"] ?? "") : ""}
      options={[
        ["", needsSubject ? messages.choose : messages.all],
        ...eligibleTournaments.map((each) => [keyOf(each), each.title] as const),
      ]}
      onChange={(value) => {
        choose("tournament", value);
      }}
    />
  );
}

function ChooseState({ messages, chosen, choose }: ChooseWhatProps) {
  return (
    <SelectField
      label={messages.state}
      value={chosen["state"] ?? ""}
      options={messages.states}
      onChange={(value) => {
        choose("state", value);
      }}
    />
  );
}

function ChooseLimit({ messages, chosen, choose }: ChooseWhatProps) {
  return (
    <SelectField
      label={messages.limit}
      value={chosen["limit"] ?? String(DEFAULT_EMBED_LIMIT)}
      options={LIMITS.map((limit) => [limit, limit] as const)}
      onChange={(value) => {
        choose("limit", value);
      }}
    />
  );
}

function ChooseBracket({ messages, tournament, chosen, choose }: ChooseInProps) {
  return (
    <SelectField
      label={messages.bracket}
      value={chosen["bracket"] ?? ""}
      options={[
        ["", messages.choose],
        ...tournament.brackets.map(
          ({ site, id, title }) => [`${site}/${id}`, title || messages.bracket] as const,
        ),
      ]}
      onChange={(value) => {
        choose("bracket", value);
      }}
    />
  );
}

function ChooseGroup({ messages, tournament, chosen, choose }: ChooseInProps) {
  const { groupName } = useAllMessages();
  return (
    <SelectField
      label={messages.group}
      value={chosen["group"] ?? ""}
      options={[
        ["", messages.allGroups],
        ...tournament.groups.map(
          ({ site, id, number }) => [`${site}/${id}`, groupName(number)] as const,
        ),
      ]}
      onChange={(value) => {
        choose("group", value);
      }}
    />
  );
}

function ChooseMatch({ messages, tournament, chosen, choose }: ChooseInProps) {
  const common = useAllMessages();
  const { data } = useMatches({ tournament: keyOf(tournament) });
  const nameOf = (match: MatchView): string =>
    [match.code, formatSlots(match.slots, common)].filter(Boolean).join("  ");
  const matches = (data?.matches ?? []).filter(({ stateBy }) => stateBy !== "bye");
  return (
    <SelectField
      label={messages.match}
      value={chosen["match"] ?? ""}
      options={[
        ["", messages.choose],
        ...matches.map((match) => [match.key, nameOf(match)] as const),
      ]}
      onChange={(value) => {
        choose("match", value);
      }}
    />
  );
}
