import { AnnotationInputSchema } from "#core/contract/annotation.ts";
import type { AttentionClaim } from "#core/desk/claim.ts";
import type { Annotation } from "#core/desk/annotation.ts";
import { createAnnotations, type Annotations, NO_ANNOTATIONS } from "#core/desk/annotations.ts";
import type { DeskArchive } from "#server/archive/desk-archive.ts";
import type { StoredAnnotation, StoredAnnotationChange } from "#server/archive/desk-archive.ts";
import type { OpenArchive, OpenSources } from "#server/archive/engines/archive.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import { createSerialQueue } from "#server/work/serial-queue.ts";

export interface AnnotationKey {
  readonly kind: string;
  /** Key of the annotated match, contestant or other thing. */
  readonly scope: string;
}

export interface AuthorAndTime {
  readonly who: string;
  readonly at: number;
}

/** Called with `facts` after annotations changed, and with `claims` after claims changed. */
export type AnnotationListener = (what: "facts" | "claims") => Promise<void> | void;

/** Annotations and claims of staff, in memory and in the archive. */
export type AnnotationStore = ReturnType<typeof createAnnotationStore>;

/** Maximum number of values returned by `findHistory`. */
const HISTORY = 50;
/** Maximum number of changes returned by `findNewestChanges`. */
const NEWEST_CHANGES = 300;

/** Creates an empty store: call `reload` before reading it. */
export function createAnnotationStore(archive: DeskArchive) {
  const listeners: AnnotationListener[] = [];
  let facts = NO_ANNOTATIONS;
  let claims: readonly AttentionClaim[] = [];
  /** Changes run one after the other, so that each reads the values written before it. */
  const enqueue = createSerialQueue();

  const notify = async (what: "facts" | "claims"): Promise<void> => {
    for (const listener of listeners) await listener(what);
  };
  const readFacts = createReading(
    () => archive.findFacts(),
    (rows) => {
      facts = createAnnotations(rows.flatMap(parseAnnotation));
      return notify("facts");
    },
  );
  const readClaims = createReading(
    () => archive.findClaims(),
    (rows) => {
      claims = rows;
      return notify("claims");
    },
  );
  /** Returns the key with the spelling of an existing channel; keys of other kinds as they are. */
  const resolve = ({ kind, scope }: AnnotationKey): AnnotationKey => ({
    kind,
    scope: kind === "channel" ? (facts.channelOf(scope)?.scope ?? scope) : scope,
  });
  async function put(key: AnnotationKey, value: unknown, { who, at }: AuthorAndTime) {
    await archive.insertFact({ ...resolve(key), value, who, at });
    await readFacts();
  }

  return {
    /** Returns all annotations. Returns the same object until one changes. */
    facts: (): Annotations => facts,
    /** Returns all claims, oldest first. */
    claims: (): readonly AttentionClaim[] => claims,
    /** Reads the newest values of an annotation, including cleared ones, newest first. */
    findHistory: (key: AnnotationKey): Promise<readonly StoredAnnotation[]> => {
      const { kind, scope } = resolve(key);
      return archive.findFactHistory(kind, scope, HISTORY);
    },
    /** Reads the newest changes of annotations with the values before them, newest first. */
    findNewestChanges: (): Promise<readonly StoredAnnotationChange[]> =>
      archive.findNewestFacts(NEWEST_CHANGES),
    /**
     * Sets an annotation; `null` clears it. Resolves once it is stored and listeners were notified.
     */
    write: (key: AnnotationKey, value: unknown, author: AuthorAndTime) =>
      enqueue(() => put(key, value, author)),
    /** Sets an annotation unless it was changed meanwhile. */
    replace: (fact: Annotation, value: unknown, author: AuthorAndTime) =>
      enqueue(async () => {
        const isCurrent = facts.ofKind(fact.kind).some((each) => each === fact);
        if (isCurrent) await put(fact, value, author);
      }),
    /** Restores the value before the newest change. */
    undo: (key: AnnotationKey, author: AuthorAndTime) =>
      enqueue(async () => {
        const { kind, scope } = resolve(key);
        const [, before] = await archive.findFactHistory(kind, scope, 2);
        await put(key, before?.value ?? null, author);
      }),
    /** Inserts a claim, or replaces the one with the same id. */
    claim: async (claim: AttentionClaim) => {
      await archive.upsertClaim(claim);
      await readClaims();
    },
    /** Deletes a claim. */
    giveBack: async (id: string) => {
      await archive.deleteClaim(id);
      await readClaims();
    },
    /** Reads everything from the archive: at the start, and after changes in other processes. */
    reload: async () => {
      await readFacts();
      await readClaims();
    },
    /** Calls the listener after each change, and waits for the promise that it returns. */
    subscribe: (listener: AnnotationListener) => void listeners.push(listener),
  };
}

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

/**
 * Parses an annotation; returns none if its kind or value is unknown, e.g. of a newer Matchdesk.
 */
function parseAnnotation({ kind, scope, value, who, at }: StoredAnnotation): readonly Annotation[] {
  const parsed = AnnotationInputSchema.safeParse({ kind, scope, value });
  return parsed.success ? [{ ...parsed.data, who, at }] : [];
}

/**
 * Creates a function that reads rows and, if they have changed, calls `take` with them. It resolves
 * once `take` has finished; if that fails, the next call repeats it.
 *
 * @param take Stores changed rows and notifies the listeners.
 */
function createReading<T>(
  find: () => Promise<T>,
  take: (rows: T) => Promise<void>,
): () => Promise<void> {
  let previous = "[]";
  let notified = Promise.resolve();
  return async () => {
    const rows = await find();
    const found = JSON.stringify(rows);
    if (found !== previous) {
      previous = found;
      notified = take(rows);
    }
    await notified.catch((error: unknown) => {
      // Makes the next read notify again, because a listener may have missed these rows.
      previous = "";
      throw error;
    });
  };
}
