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

/** The long mode plays every kind after every other. */
export const isLong = process.env["MATCHDESK_LONG"] === "1";
/** Decides the order, and the variants. */
export const SEED = Number(process.env["MATCHDESK_SEED"] ?? 20_261_122);

const inADay = Date.now() + 24 * HOUR;
/** Of the faulty product's service. */
export const CERTIFICATE = createCertificate("localhost", inADay);
const bad = [
  createCertificate("localhost", Date.UTC(2021, 0, 1)),
  createCertificate("elsewhere.example.net", inADay),
];

/** Every kind of fault that a product on SQLite can meet. */
export const KINDS: readonly FaultKind[] = [
  WELL,
  ...TOKEN_KINDS,
  ...RESPONSE_KINDS,
  ...LIST_KINDS,
  ...surroundingsKinds(CERTIFICATE, bad),
  ...ARCHIVE_KINDS,
];

/** The number and the name of a kind. */
export const kindLabel = ({ number, name }: FaultKind): string => `${number} ${name}`;

/** Types of changes that Matchdesk may report because of these kinds. */
export function mayReportOf(kinds: readonly FaultKind[]): readonly ChangeType[] {
  return kinds.flatMap(({ mayReport }) => mayReport ?? []);
}

/** Lets the products trust the certificates, until the mocks are restored. */
export function trustCertificates(): void {
  const { createSecureContext } = tls;
  const ca = [CERTIFICATE, ...bad].map(({ cert }) => cert);
  vi.spyOn(tls, "createSecureContext").mockImplementation((options) =>
    createSecureContext({ ...options, ca }),
  );
}

/** The same items in random order. */
export function shuffled<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => [random(), item] as const)
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);
}
