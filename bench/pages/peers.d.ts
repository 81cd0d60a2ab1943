declare module "brackets-viewer/dist/brackets-viewer.min.css";
declare module "brackets-viewer/dist/brackets-viewer.min.js";

declare module "@g-loot/react-tournament-brackets" {
  import type { ComponentType } from "react";

  export const DoubleEliminationBracket: ComponentType<{
    readonly matches: { readonly upper: readonly object[]; readonly lower: readonly object[] };
    readonly matchComponent: ComponentType;
  }>;
  export const Match: ComponentType;
}
