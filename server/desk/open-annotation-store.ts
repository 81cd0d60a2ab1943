import type { OpenArchive, OpenSources } from "#server/archive/repository.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import { createDeskBook, type AnnotationStore } from "./annotation-store.ts";

/**
 * Creates the annotation store and reads it from the archive. After each change of annotations, and
 * before a world is derived with it, it looks up which names in aliases are public.
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
