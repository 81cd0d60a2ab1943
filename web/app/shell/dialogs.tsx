import { MatchSheet } from "./match-sheet.tsx";
import { OpenDialog } from "./page-dialogs.tsx";

/** Everything that opens over a page. Loaded after the first page, with match sheet and palette. */
export function Dialogs() {
  return (
    <>
      <MatchSheet />
      <OpenDialog />
    </>
  );
}
