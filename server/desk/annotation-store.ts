import { AnnotationInputSchema } from "#core/contract/annotation.ts";
import { type AttentionClaim, isClaim } from "#core/desk/claim.ts";
import type { Annotation } from "#core/desk/annotation.ts";
import { createAnnotations, type Annotations, NO_ANNOTATIONS } from "#core/desk/annotations.ts";
import {
  CLAIM_KIND,
  findUndoableAct,
  findUnseenAct,
  type StaffAct,
  type StaffActChange,
  valueBefore,
} from "#core/desk/staff-act.ts";
import { isServiceRecord } from "#core/desk/service-record.ts";
import { deepEqual } from "#core/lib/deep-equal.ts";
import type { ActKey, DeskArchive, NewAct } from "#server/archive/desk-archive.ts";
import type { OpenArchive, OpenSources } from "#server/archive/engines/archive.ts";
import type { VisibilityPolicy } from "#server/reading/visibility.ts";
import { createSerialQueue } from "#server/work/serial-queue.ts";

export interface AuthorAndTime {
  readonly who: string;
  readonly at: number;
}

/** Outcome of a change. */
export interface ActResult {
  /** The stored act; `null` if nothing was stored. */
  readonly act: StaffActChange | null;
  /** The act of another person because of which nothing was stored; `null` if there is none. */
  readonly later: StaffAct | null;
}

/** Called with `annotations` after annotations changed, and with `claims` after claims changed. */
export type AnnotationListener = (what: "annotations" | "claims") => Promise<void> | void;

/** Annotations and claims of staff, in memory and in the archive. */
export type AnnotationStore = ReturnType<typeof createAnnotationStore>;

/** Maximum number of acts returned by `findNewestActs`. */
const NEWEST_ACTS = 500;
/** Levels of the values of annotations. */
const MAX_DEPTH = 8;

/** Creates an empty store: call `reload` before reading it. */
export function createAnnotationStore(archive: DeskArchive) {
  const listeners: AnnotationListener[] = [];
  let current = NO_ANNOTATIONS;
  let claims: readonly AttentionClaim[] = [];
  let newestAct = 0;
  /** Changes run one after the other, so that each reads the values written before it. */
  const enqueue = createSerialQueue();

  const notify = async (what: "annotations" | "claims"): Promise<void> => {
    for (const listener of listeners) await listener(what);
  };
  const takeAnnotations = createReading((acts: readonly StaffAct[]) => {
    current = createAnnotations(acts.flatMap(parseAnnotation));
    return notify("annotations");
  });
  const takeClaims = createReading((acts: readonly StaffAct[]) => {
    claims = acts.flatMap(({ value }) => (isClaim(value) ? [value] : []));
    return notify("claims");
  });
  const reload = async (): Promise<void> => {
    const { newest, acts } = await archive.findCurrent();
    newestAct = newest;
    await takeAnnotations(acts.filter((act) => act.kind !== CLAIM_KIND && !isServiceRecord(act)));
    await takeClaims(acts.filter(({ kind }) => kind === CLAIM_KIND));
  };
  /** Returns the key with the spelling of an existing channel; keys of other kinds as they are. */
  const resolve = ({ kind, scope }: ActKey): ActKey => ({
    kind,
    scope: kind === "channel" ? (current.channelOf(scope)?.scope ?? scope) : scope,
  });
  const append = (
    key: ActKey,
    author: AuthorAndTime,
    decide: (history: readonly StaffAct[]) => Pick<NewAct, "value" | "undoes"> | null,
  ) =>
    enqueue(async () => {
      const { kind, scope } = resolve(key);
      const act = await archive.append({ kind, scope }, (history) => {
        const decided = decide(history);
        return decided && { kind, scope, ...author, ...decided };
      });
      await reload();
      return act;
    });

  return {
    /** Returns all annotations. Returns the same object until one changes. */
    current: (): Annotations => current,
    /** Returns all claims, oldest first. */
    claims: (): readonly AttentionClaim[] => claims,
    /** Returns the number of the newest act that annotations and claims contain; 0 if none. */
    newestAct: (): number => newestAct,
    /** Reads the newest values of an annotation, including cleared ones, newest first. */
    findHistory: (key: ActKey): Promise<readonly StaffAct[]> => archive.findHistory(resolve(key)),
    /** Reads the newest acts with the values before them, newest first. */
    findNewestActs: (): Promise<readonly StaffActChange[]> => archive.findNewest(NEWEST_ACTS),
    /** Reads an act by its number; `null` if there is none. */
    findAct: (number: number): Promise<StaffAct | null> => archive.findByNumber(number),
    /** Reads the authors of the acts since a time, with the time of their newest one. */
    findAuthors: (since: number): Promise<readonly AuthorAndTime[]> => archive.findAuthors(since),
    /**
     * Sets an annotation or a claim; `null` clears it. Resolves once it is stored and listeners
     * were notified. Stores nothing if the value is the same, or if another person's act came after
     * `seen`, the number of the newest act that the author had seen.
     */
    write: async (
      key: ActKey,
      value: unknown,
      author: AuthorAndTime,
      seen?: number,
    ): Promise<ActResult> => {
      let later: StaffAct | null = null;
      const act = await append(key, author, (history) => {
        if (seen === undefined) return { value };
        if (isSameValue(history[0]?.value ?? null, value)) return null;
        later = findUnseenAct(history, seen, author.who);
        return later === null ? { value } : null;
      });
      return { act, later };
    },
    /** Restores the value of an annotation before the newest change, whoever made that. */
    undoNewest: (key: ActKey, author: AuthorAndTime) =>
      append(key, author, ([newest, before]) => ({
        value: before?.value ?? null,
        undoes: newest?.number ?? null,
      })),
    /** Undoes an act of the author, unless a later act was built on it. */
    undo: async (undone: StaffAct, author: AuthorAndTime): Promise<ActResult> => {
      let later: StaffAct | null = null;
      const act = await append(undone, author, (history) => {
        const undoable = findUndoableAct(history);
        if (undoable?.number === undone.number && undoable.who === author.who)
          return { value: valueBefore(history, undoable), undoes: undoable.number };
        // In another tab it may be undone already.
        if (!history.some(({ undoes }) => undoes === undone.number)) later = undoable;
        return null;
      });
      return { act, later };
    },
    /** Reads everything from the archive: at the start, and after changes in other processes. */
    reload,
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
  const annotations = createAnnotationStore(archive.desk);
  await annotations.reload();
  const learn = (): Promise<void> => audience.learnAliases(annotations.current(), publicQueries);
  await learn();
  annotations.subscribe((what) => (what === "annotations" ? learn() : undefined));
  return annotations;
}

/** Parses an annotation; none if its kind or value is unknown, e.g. of a newer Matchdesk. */
function parseAnnotation({ kind, scope, value, who, at }: StaffAct): readonly Annotation[] {
  const parsed = AnnotationInputSchema.safeParse({ kind, scope, value });
  return parsed.success ? [{ ...parsed.data, who, at }] : [];
}

/** Returns whether two values are the same. Of claims, the time does not matter. */
function isSameValue(a: unknown, b: unknown): boolean {
  return deepEqual(isClaim(a) && isClaim(b) ? { ...a, at: b.at } : a, b, MAX_DEPTH);
}

/**
 * Creates a function that calls `take` with rows if they have changed since its last call. It
 * resolves once `take` has finished; if that fails, the next call repeats it.
 */
function createReading<T>(take: (rows: T) => Promise<void>): (rows: T) => Promise<void> {
  let previous = "[]";
  let notified = Promise.resolve();
  return async (rows) => {
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
