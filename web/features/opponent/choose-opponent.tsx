import { useMemo } from "react";
import { listNamedContestants } from "#web/api/named-items.ts";
import { useSearchableNames } from "#web/api/names.ts";
import { FindByName } from "#web/kit/find-by-name.tsx";
import { navigate } from "#web/routing/navigate.ts";

interface ChooseOpponentProps {
  /** Key of the contestant to compare with. */
  readonly contestant: string;
  readonly label: string;
}

/** Search field that opens the head-to-head page with another contestant. */
export function ChooseOpponent({ contestant, label }: ChooseOpponentProps) {
  const { data } = useSearchableNames();
  const items = useMemo(
    () =>
      data === undefined ? [] : listNamedContestants(data).filter(({ key }) => key !== contestant),
    [data, contestant],
  );
  return (
    <FindByName
      label={label}
      items={items}
      onChoose={({ key }) => {
        void navigate({ to: "/versus/$a/$b", params: { a: contestant, b: key } });
      }}
    />
  );
}
