import { Flag, OpenFlag } from "#web/components/flag.tsx";
import type { RowSide } from "./sides.ts";

/** The flag of a side, or an empty frame while its contestant is unknown. */
export function SideFlag({ side: { country } }: { readonly side: RowSide }) {
  return country === undefined ? <OpenFlag /> : <Flag country={country} />;
}
