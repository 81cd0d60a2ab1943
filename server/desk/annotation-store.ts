import { DeskFactInputSchema } from "#core/contract/annotation.ts";
import type { Claim } from "#core/desk/claim.ts";
import type { Annotation } from "#core/desk/annotation.ts";
import { createDeskFacts, type Annotations, NO_FACTS } from "#core/desk/annotations.ts";
import type { DeskArchive, StoredAnnotation } from "#server/archive/repository.ts";
import { createTurns } from "#server/work/turns.ts";

/** Where a fact stands: its kind, and what it is about. */
export interface AnnotationKey {
  readonly kind: string;
  readonly scope: string;
}

/** Who changes something, and when. */
export interface Author {
  readonly who: string;
  readonly at: number;
}

export type BookListener = (what: "facts" | "claims") => Promise<void> | void;

/** Everything that staff wrote down, as the archive holds it. */
export interface AnnotationStore {
  /** One object for as long as nothing changes. */
  facts(): Annotations;
  /** Oldest first. */
  claims(): readonly Claim[];
  /** What ever stood there, newest first. */
  findHistory(place: AnnotationKey): Promise<readonly StoredAnnotation[]>;
  /** Writes a fact down; null clears it. Answers once it is on disk and everybody was told. */
  write(place: AnnotationKey, value: unknown, author: Author): Promise<void>;
  /** Writes in the place of a fact, unless somebody else did meanwhile. */
  replace(fact: Annotation, value: unknown, author: Author): Promise<void>;
  /** Puts back what stood there before the newest change. */
  undo(place: AnnotationKey, author: Author): Promise<void>;
  claim(claim: Claim): Promise<void>;
  giveBack(id: string): Promise<void>;
  /** Reads everything anew: at the start, and after another process wrote something down. */
  reload(): Promise<void>;
  /** Tells of every change once it can be read here, and waits for whoever listens. */
  subscribe(listener: BookListener): void;
}

/** As much of a fact's past as anybody looks at. */
const HISTORY = 50;

/** An empty book: `reload` it before it is read. */
export function createDeskBook(archive: DeskArchive): AnnotationStore {
  const listeners: BookListener[] = [];
  let facts = NO_FACTS;
  let claims: readonly Claim[] = [];
  /** One change after the other: each sees what the one before it wrote. */
  const inTurn = createTurns();

  const tell = async (what: "facts" | "claims"): Promise<void> => {
    for (const listener of listeners) await listener(what);
  };
  const readFacts = createReading(
    () => archive.findFacts(),
    (rows) => {
      facts = createDeskFacts(rows.flatMap(parseFact));
      return tell("facts");
    },
  );
  const readClaims = createReading(
    () => archive.findClaims(),
    (rows) => {
      claims = rows;
      return tell("claims");
    },
  );
  const put: AnnotationStore["write"] = async ({ kind, scope }, value, { who, at }) => {
    await archive.insertFact({ kind, scope, value, who, at });
    await readFacts();
  };

  return {
    facts: () => facts,
    claims: () => claims,
    findHistory: ({ kind, scope }) => archive.findFactHistory(kind, scope, HISTORY),
    write: (place, value, author) => inTurn(() => put(place, value, author)),
    replace: (fact, value, author) =>
      inTurn(async () => {
        const stands = facts.ofKind(fact.kind).some((each) => each === fact);
        if (stands) await put(fact, value, author);
      }),
    undo: (place, author) =>
      inTurn(async () => {
        const [, before] = await archive.findFactHistory(place.kind, place.scope, 2);
        await put(place, before?.value ?? null, author);
      }),
    claim: async (claim) => {
      await archive.upsertClaim(claim);
      await readClaims();
    },
    giveBack: async (id) => {
      await archive.deleteClaim(id);
      await readClaims();
    },
    reload: async () => {
      await readFacts();
      await readClaims();
    },
    subscribe: (listener) => void listeners.push(listener),
  };
}

/** None where a newer Matchdesk wrote down what this one does not know. */
function parseFact({ kind, scope, value, who, at }: StoredAnnotation): readonly Annotation[] {
  const parsed = DeskFactInputSchema.safeParse({ kind, scope, value });
  return parsed.success ? [{ ...parsed.data, who, at }] : [];
}

/**
 * Creates a function that reads rows, and resolves once listeners were notified of them. Rows that they
 * know already are not notified again.
 *
 * @param take Takes changed rows, and notifies the listeners.
 */
function createReading<T>(
  find: () => Promise<T>,
  take: (rows: T) => Promise<void>,
): () => Promise<void> {
  let known = "[]";
  let notified = Promise.resolve();
  return async () => {
    const rows = await find();
    const found = JSON.stringify(rows);
    if (found !== known) {
      known = found;
      notified = take(rows);
    }
    await notified.catch((error: unknown) => {
      // A listener does not know it: the next reading notifies it again.
      known = "";
      throw error;
    });
  };
}
