import { useNavigate } from "@tanstack/react-router";
import { useId, useMemo, useState } from "react";
import { createFinder } from "#core/lib/finder.ts";
import { useNames } from "#web/api/names.ts";
import { SearchField } from "#web/components/search-field.tsx";
import styles from "./choose-opponent.module.css";

interface ChooseOpponentProps {
  /** Key of the contestant who stays. */
  readonly contestant: string;
  readonly label: string;
}

/** Names offered at once; typing on narrows them. */
const OFFERED = 8;

/** Leads to the head to head with anybody, found by name. */
export function ChooseOpponent({ contestant, label }: ChooseOpponentProps) {
  const list = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const { data } = useNames();
  const finder = useMemo(
    () =>
      createFinder(
        (data?.contestants ?? [])
          .filter(([key]) => key !== contestant)
          .map(([key, name, , game]) => ({
            key,
            text: name,
            more: data?.games[game] ?? "",
            boost: 0,
          })),
      ),
    [data, contestant],
  );
  const found = finder.find(text, OFFERED);
  const offered = found.map(({ key, text: name, more }) => {
    // Of two games' contestants of one name, the game says which one is meant.
    const isTwice = found.some((other) => other.text === name && other.key !== key);
    return { key, more, value: isTwice ? `${name} · ${more}` : name };
  });
  const meet = (key: string | undefined): void => {
    if (key === undefined) return;
    setText("");
    void navigate({ to: "/versus/$a/$b", params: { a: contestant, b: key } });
  };
  return (
    <form
      className={styles["choose"]}
      onSubmit={(event) => {
        event.preventDefault();
        meet(found[0]?.key);
      }}
    >
      <SearchField
        label={label}
        list={list}
        value={text}
        onChange={({ target: { value } }) => {
          setText(value);
          // Choosing from the list puts the whole name here at once.
          const isChosen = value.length - text.length > 1;
          if (isChosen) meet(offered.find((offer) => offer.value === value)?.key);
        }}
      />
      <datalist id={list}>
        {offered.map(({ key, value, more }) => (
          <option key={key} value={value}>
            {more}
          </option>
        ))}
      </datalist>
    </form>
  );
}
