import type { OpenArchive, OpenSources } from "#server/archive/repository.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import { createDeskBook, type AnnotationStore } from "./annotation-store.ts";

/**
 * Reads what staff entered. From then on, viewers' names of aliases are looked up before anything is
 * derived with a change.
 */
export async function openDeskBook(
  archive: Pick<OpenArchive, "desk">,
  audience: Pick<VisibilityPolicy, "learnAliases">,
  { publicReader }: Pick<OpenSources, "publicReader">,
): Promise<AnnotationStore> {
  const book = createDeskBook(archive.desk);
  await book.reload();
  const learn = (): Promise<void> => audience.learnAliases(book.facts(), publicReader);
  await learn();
  book.subscribe((what) => (what === "facts" ? learn() : undefined));
  return book;
}
