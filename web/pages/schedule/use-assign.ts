import { useState } from "react";
import type { Unassigned } from "#core/schedule/plan-day.ts";
import { useIsStaff } from "#web/api/app-data-provider.tsx";
import { useUndoActs } from "#web/api/desk-acts.ts";
import { useAnnotations, useChangeAnnotation } from "#web/api/desk-annotations.ts";
import type { Schedule } from "./use-schedule.ts";

/** A match and the station that staff have assigned it to. */
interface Assignment {
  readonly match: Unassigned["match"];
  readonly station: string;
  /** Number of the act, with which it can be undone. */
  readonly act: number;
}

/** The matches without a station, the selected one, and how staff assign it. */
export interface Assigning {
  readonly unassigned: readonly Unassigned[];
  readonly isStaff: boolean;
  /** The match to assign next; `undefined` for viewers and if there is none. */
  readonly selected: Unassigned | undefined;
  /** Station that is free for the selected match; `undefined` if none is. */
  readonly station: string | undefined;
  readonly select: (key: string) => void;
  /** Selects the next or previous match. */
  readonly move: (step: 1 | -1) => void;
  readonly assign: () => void;
  /** The latest assignment; `null` if there is none to undo. */
  readonly latest: Assignment | null;
  readonly undo: () => void;
  readonly error: Error | null;
}

/** Returns the state of assigning matches to stations. */
export function useAssign({ plan, isShown }: Schedule): Assigning {
  const isStaff = useIsStaff();
  const { mutate, isPending, error } = useChangeAnnotation();
  const { mutate: undo, error: undoError } = useUndoActs();
  // The schedule may not show yet what another person has just assigned.
  const assigned = useAnnotations(isStaff).data?.facts.filter(({ kind }) => kind === "station");
  const [key, setKey] = useState("");
  const [latest, setLatest] = useState<Assignment | null>(null);
  const unassigned = plan.unassigned.filter(
    ({ match }) => isShown(match) && assigned?.some(({ scope }) => scope === match.key) !== true,
  );
  const index = Math.max(
    0,
    unassigned.findIndex(({ match }) => match.key === key),
  );
  const selected = isStaff ? unassigned[index] : undefined;
  const station = selected?.freeStations[0];
  return {
    unassigned,
    isStaff,
    selected,
    station,
    select: setKey,
    move: (step) => {
      setKey(unassigned[index + step]?.match.key ?? key);
    },
    assign: () => {
      if (selected === undefined || station === undefined || isPending) return;
      const { match } = selected;
      const next = unassigned[index + 1]?.match.key ?? "";
      mutate(
        { action: "write", annotation: { kind: "station", scope: match.key, value: station } },
        {
          onSuccess: ({ acts: [act] }) => {
            if (act !== undefined) setLatest({ match, station, act: act.number });
            setKey(next);
          },
        },
      );
    },
    latest,
    undo: () => {
      if (latest === null) return;
      undo([latest.act]);
      setLatest(null);
      setKey(latest.match.key);
    },
    error: error ?? undoError,
  };
}
