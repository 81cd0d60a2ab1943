import * as fc from "fast-check";
import { must } from "#core/lib/must.ts";

/** One thing done to a JSON value. */
export interface Mutation {
  /** Which of all its members, counted through at any depth. */
  readonly member: number;
  readonly change: "replace" | "remove" | "add";
  readonly value: unknown;
}

/** What services really send in the wrong place, and what they should never send. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 60,
  JSON.parse("1e400"),
  "",
  "0",
  "-1",
  "1e400",
  "9".repeat(400),
  "x".repeat(10_000),
  "a\u0000b",
  "\u202eevil",
  "\ud800",
  "<img src=x onerror=alert(1)>",
  "0000-00-00 00:00:00",
  "2026-02-30 10:00:00",
  "__proto__",
  [],
  {},
  [[]],
  JSON.parse('{"__proto__":{"id":"1"}}'),
  JSON.parse("[".repeat(500) + "]".repeat(500)),
];

export const mutations: fc.Arbitrary<Mutation> = fc.record({
  member: fc.nat({ max: 9999 }),
  change: fc.constantFrom("replace", "replace", "remove", "add"),
  value: fc.oneof(fc.constantFrom(...ODD_VALUES), fc.jsonValue(), fc.string({ unit: "binary" })),
});

/** A copy of a JSON value that has members, with one thing done to it. */
export function mutate(original: unknown, { member, change, value }: Mutation): unknown {
  const copy: unknown = structuredClone(original);
  const members = listMembers(copy);
  const { holder, key } = must(members[member % members.length], "it has members");
  // A list of JSON has no holes, and no members of other names.
  if (change === "remove" && Array.isArray(holder)) holder.splice(Number(key), 1);
  else if (change === "add" && Array.isArray(holder)) holder.splice(Number(key), 0, value);
  else if (change === "remove") Reflect.deleteProperty(holder, key);
  else Reflect.set(holder, change === "add" ? `${key}_${member}` : key, value);
  return copy;
}

interface Member {
  readonly holder: object;
  readonly key: string;
}

function listMembers(value: unknown, members: Member[] = []): readonly Member[] {
  if (typeof value !== "object" || value === null) return members;
  for (const [key, inner] of Object.entries(value)) {
    members.push({ holder: value, key });
    listMembers(inner, members);
  }
  return members;
}
