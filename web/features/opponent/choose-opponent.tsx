import { navigate } from "#web/routing/navigate.ts";
import { useId, useMemo, useState } from "react";
import { createSearchIndex } from "#core/lib/search-index.ts";
import { foldName } from "#core/lib/text.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { SearchField } from "#web/kit/search-field.tsx";

interface ChooseOpponentProps {
  /** Key of the contestant to compare with. */
  readonly contestant: string;
  readonly label: string;
}

/** Maximum number of suggested names. */
const MAX_SUGGESTIONS = 8;

/** Search field that opens the head-to-head page with another contestant. */
export function ChooseOpponent({ contestant, label }: ChooseOpponentProps) {
  const list = useId();
  const [text, setText] = useState("");
  const { data } = useSearchableNames();
  const finder = useMemo(
    () =>
      createSearchIndex(
        (data?.contestants ?? [])
          .filter(([key]) => key !== contestant)
          .map(([key, name, , game]) => ({
            key,
            text: name,
            more: data?.games[game] ?? "",
            boost: 0,
          })),
        data?.latin,
      ),
    [data, contestant],
  );
  const results = finder.find(text, MAX_SUGGESTIONS);
  const suggestions = results.map(({ key, text: name, more }) => {
    // The game distinguishes contestants with the same name.
    const isAmbiguous = results.some((other) => other.text === name && other.key !== key);
    return { key, more, value: isAmbiguous ? `${name} · ${more}` : name };
  });
  const openVersus = (key: string | undefined): void => {
    if (key === undefined) return;
    setText("");
    void navigate({ to: "/versus/$a/$b", params: { a: contestant, b: key } });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        openVersus(results[0]?.key);
      }}
    >
      <SearchField
        label={label}
        list={list}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          // A choice from the suggestions inserts the whole name at once.
          const isChosen = value.length - text.length > 1;
          if (isChosen) openVersus(suggestions.find((offer) => offer.value === value)?.key);
        }}
      />
      <datalist id={list}>
        {suggestions.map(({ key, value, more }) => (
          <option key={key} value={value}>
            {/* Browsers hide options that do not contain the typed text. */}
            {foldName(value).includes(foldName(text)) ? more : `${more} · ${text}`}
          </option>
        ))}
      </datalist>
    </form>
  );
}
