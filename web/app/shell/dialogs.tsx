import { MatchSheet } from "./match-sheet.tsx";
import { PageDialogs } from "./page-dialogs.tsx";

/** What opens over a page. Loaded after the first page, with the two that open most often. */
export function Dialogs() {
  return (
    <>
      <MatchSheet />
      <PageDialogs />
    </>
  );
}
