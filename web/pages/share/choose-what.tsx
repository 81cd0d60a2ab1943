import type { MatchView } from "#core/contract/match.ts";
import type { TournamentSummary } from "#core/contract/tournament.ts";
import { EMBED_KINDS, type EmbedKind } from "#core/embed/parts/options.ts";
import type { ShareWords } from "#core/i18n/en/share.ts";
import { formatSlots } from "#core/i18n/format-contestants.ts";
import { useMatches } from "#web/api/matches.ts";
import { useAllWords } from "#web/i18n/all-words.ts";
import type { ChoiceProps } from "./choices.ts";
import { SelectField } from "./field.tsx";
import styles from "./share-page.module.css";

interface ChooseWhatProps extends ChoiceProps {
  readonly words: ShareWords;
  readonly kind: EmbedKind;
  readonly tournaments: readonly TournamentSummary[];
}

const LIMITS = ["5", "10", "20", "50"];

const keyOf = ({ site, slug }: TournamentSummary): string => `${site}/${slug}`;

/** Which part of what is public an embed shows. */
export function ChooseWhat({ words, kind, tournaments, chosen, choose }: ChooseWhatProps) {
  const tournament = tournaments.find((each) => keyOf(each) === chosen["tournament"]);
  const fitting = tournaments.filter(
    ({ brackets, groups }) =>
      (kind !== "bracket" || brackets.length > 0) && (kind !== "standings" || groups.length > 0),
  );
  const none: readonly [string, string] = ["", kind === "matches" ? words.all : words.choose];
  return (
    <fieldset className={styles["part"]}>
      <legend>{words.what}</legend>
      <div className={styles["kinds"]} role="radiogroup" aria-label={words.kind}>
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
            {words.kinds[each]}
          </label>
        ))}
      </div>
      <SelectField
        label={words.tournament}
        value={tournament === undefined ? "" : keyOf(tournament)}
        options={[none, ...fitting.map((each) => [keyOf(each), each.title] as const)]}
        onChange={(value) => {
          choose("tournament", value);
        }}
      />
      {kind === "matches" && (
        <>
          <SelectField
            label={words.state}
            value={chosen["state"] ?? ""}
            options={words.states}
            onChange={(value) => {
              choose("state", value);
            }}
          />
          <SelectField
            label={words.limit}
            value={chosen["limit"] ?? "10"}
            options={LIMITS.map((limit) => [limit, limit] as const)}
            onChange={(value) => {
              choose("limit", value);
            }}
          />
        </>
      )}
      {tournament !== undefined && kind === "bracket" && (
        <SelectField
          label={words.bracket}
          value={chosen["bracket"] ?? ""}
          options={[
            ["", words.choose],
            ...tournament.brackets.map(
              ({ site, id, title }) => [`${site}/${id}`, title || words.bracket] as const,
            ),
          ]}
          onChange={(value) => {
            choose("bracket", value);
          }}
        />
      )}
      {tournament !== undefined && kind === "standings" && (
        <ChooseGroup {...{ words, tournament, chosen, choose }} />
      )}
      {tournament !== undefined && kind === "match" && (
        <ChooseMatch {...{ words, chosen, choose }} tournament={keyOf(tournament)} />
      )}
    </fieldset>
  );
}

interface ChooseGroupProps extends ChoiceProps {
  readonly words: ShareWords;
  readonly tournament: TournamentSummary;
}

function ChooseGroup({ words, tournament, chosen, choose }: ChooseGroupProps) {
  const { groupName } = useAllWords();
  return (
    <SelectField
      label={words.group}
      value={chosen["group"] ?? ""}
      options={[
        ["", words.allGroups],
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

interface ChooseMatchProps extends ChoiceProps {
  readonly words: ShareWords;
  readonly tournament: string;
}

function ChooseMatch({ words, tournament, chosen, choose }: ChooseMatchProps) {
  const common = useAllWords();
  const { data } = useMatches({ tournament });
  const nameOf = (match: MatchView): string =>
    [match.code, formatSlots(match.slots, common)].filter(Boolean).join("  ");
  const matches = (data?.matches ?? []).filter(({ stateBy }) => stateBy !== "bye");
  return (
    <SelectField
      label={words.match}
      value={chosen["match"] ?? ""}
      options={[["", words.choose], ...matches.map((match) => [match.key, nameOf(match)] as const)]}
      onChange={(value) => {
        choose("match", value);
      }}
    />
  );
}
