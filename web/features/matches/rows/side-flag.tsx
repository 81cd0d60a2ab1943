import { Flag, OpenFlag } from "#web/components/flag.tsx";
import type { Side } from "./sides.ts";

/** The flag of a side, or the frame where one will be. */
export function SideFlag({ side: { country } }: { readonly side: Side }) {
  return country === undefined ? <OpenFlag /> : <Flag country={country} />;
}
