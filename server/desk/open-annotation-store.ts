import type { OpenArchive, OpenSources } from "#server/archive/engines/archive.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import { createAnnotationStore, type AnnotationStore } from "./annotation-store.ts";

/**
 * Creates the annotation store and reads it from the archive. After each change of annotations, and
 * before a world is derived with it, it looks up which names in aliases are public.
 */
export async function openAnnotationStore(
  archive: Pick<OpenArchive, "desk">,
  audience: Pick<VisibilityPolicy, "learnAliases">,
  { publicQueries }: Pick<OpenSources, "publicQueries">,
): Promise<AnnotationStore> {
  const book = createAnnotationStore(archive.desk);
  await book.reload();
  const learn = (): Promise<void> => audience.learnAliases(book.facts(), publicQueries);
  await learn();
  book.subscribe((what) => (what === "facts" ? learn() : undefined));
  return book;
}
