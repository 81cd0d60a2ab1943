import type { OpenArchive, OpenSources } from "#server/archive/repository.ts";
import type { Audience } from "#server/reading/audience.ts";
import { createDeskBook, type DeskBook } from "./desk-book.ts";

/**
 * Reads what staff entered. From then on, viewers' names of aliases are looked up before anything is
 * derived with a change.
 */
export async function openDeskBook(
  archive: Pick<OpenArchive, "desk">,
  audience: Pick<Audience, "learnAliases">,
  { publicReader }: Pick<OpenSources, "publicReader">,
): Promise<DeskBook> {
  const book = createDeskBook(archive.desk);
  await book.reload();
  const learn = (): Promise<void> => audience.learnAliases(book.facts(), publicReader);
  await learn();
  book.subscribe((what) => (what === "facts" ? learn() : undefined));
  return book;
}
