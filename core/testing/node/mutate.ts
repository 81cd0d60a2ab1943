import * as fc from "fast-check";
import { must } from "#core/lib/must.ts";

/** One change of a JSON value. */
export interface Mutation {
  /** Index of the member to change, counted at all depths; taken modulo their number. */
  readonly member: number;
  readonly change: "replace" | "remove" | "add";
  readonly value: unknown;
}

/** Unusual values, which services send in wrong places or should never send. */
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

/** Returns a copy of a JSON value with one mutation. The value must have members. */
export function mutate(original: unknown, { member, change, value }: Mutation): unknown {
  const copy: unknown = structuredClone(original);
  const members = listMembers(copy);
  const { container, key } = must(members[member % members.length], "it has members");
  // Lists must stay without holes and without named members.
  if (change === "remove" && Array.isArray(container)) container.splice(Number(key), 1);
  else if (change === "add" && Array.isArray(container)) container.splice(Number(key), 0, value);
  else if (change === "remove") Reflect.deleteProperty(container, key);
  else Reflect.set(container, change === "add" ? `${key}_${member}` : key, value);
  return copy;
}

interface Member {
  readonly container: object;
  readonly key: string;
}

function listMembers(value: unknown, members: Member[] = []): readonly Member[] {
  if (typeof value !== "object" || value === null) return members;
  for (const [key, inner] of Object.entries(value)) {
    members.push({ container: value, key });
    listMembers(inner, members);
  }
  return members;
}
