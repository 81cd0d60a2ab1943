import { Flag, UnknownContestantFlag } from "#web/components/flag.tsx";
import type { RowSide } from "./sides.ts";

/** Flag of a contestant, or an empty outline while the contestant is unknown. */
export function SideFlag({ side: { country } }: { readonly side: RowSide }) {
  return country === undefined ? <UnknownContestantFlag /> : <Flag country={country} />;
}
