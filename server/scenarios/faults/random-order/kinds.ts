import tls from "node:tls";
import { vi } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import type { ChangeType } from "#core/model/change.ts";
import { createCertificate } from "#server/testing/certificate.ts";
import { ARCHIVE_KINDS } from "./archive-kinds.ts";
import type { FaultKind } from "./fault-kind.ts";
import { LIST_KINDS } from "./list-kinds.ts";
import { RESPONSE_KINDS, WELL } from "./response-kinds.ts";
import { surroundingsKinds } from "./surroundings-kinds.ts";
import { TOKEN_KINDS } from "./token-kinds.ts";

/** Whether the long mode is on, which plays every kind after every other. */
export const isLong = process.env["MATCHDESK_LONG"] === "1";
/** Seed of the random order and of the random variants. */
export const SEED = Number(process.env["MATCHDESK_SEED"] ?? 20_261_122);

const tomorrow = Date.now() + 24 * HOUR;
/** Certificate of the faulty product's service. */
export const CERTIFICATE = createCertificate("localhost", tomorrow);
const badCertificates = [
  createCertificate("localhost", Date.UTC(2021, 0, 1)),
  createCertificate("elsewhere.example.net", tomorrow),
];

/** All kinds of faults that a product on SQLite can meet. */
export const KINDS: readonly FaultKind[] = [
  WELL,
  ...TOKEN_KINDS,
  ...RESPONSE_KINDS,
  ...LIST_KINDS,
  ...surroundingsKinds(CERTIFICATE, badCertificates),
  ...ARCHIVE_KINDS,
];

/** Returns number and name of a kind. */
export const kindLabel = ({ number, name }: FaultKind): string => `${number} ${name}`;

/** Returns the types of changes that Matchdesk may report because of these kinds. */
export function mayReportOf(kinds: readonly FaultKind[]): readonly ChangeType[] {
  return kinds.flatMap(({ mayReport }) => mayReport ?? []);
}

/** Makes this process trust all test certificates until the mocks are restored. */
export function trustCertificates(): void {
  const { createSecureContext } = tls;
  const ca = [CERTIFICATE, ...badCertificates].map(({ cert }) => cert);
  vi.spyOn(tls, "createSecureContext").mockImplementation((options) =>
    createSecureContext({ ...options, ca }),
  );
}

/** Returns the items in random order. */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}
