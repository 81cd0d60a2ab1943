import tls from "node:tls";
import { vi } from "vitest";
import { HOUR } from "#core/lib/time.ts";
import type { ChangeType } from "#core/model/change.ts";
import { createCertificate } from "#server/testing/certificate.ts";
import { ARCHIVE_FAULT_KINDS } from "./archive-kinds.ts";
import type { FaultKind } from "./fault-kind.ts";
import { LIST_FAULT_KINDS } from "./list-kinds.ts";
import { RESPONSE_FAULT_KINDS, NO_FAULT } from "./response-kinds.ts";
import { createEnvironmentFaultKinds } from "./environment-kinds.ts";
import { TOKEN_FAULT_KINDS } from "./token-kinds.ts";

const tomorrow = Date.now() + 24 * HOUR;
/** Certificate of the faulty product's service. */
export const CERTIFICATE = createCertificate("localhost", tomorrow);
const badCertificates = [
  createCertificate("localhost", Date.UTC(2021, 0, 1)),
  createCertificate("elsewhere.example.net", tomorrow),
];

/** All kinds of faults that a product on SQLite can meet. */
export const SQLITE_FAULT_KINDS: readonly FaultKind[] = [
  NO_FAULT,
  ...TOKEN_FAULT_KINDS,
  ...RESPONSE_FAULT_KINDS,
  ...LIST_FAULT_KINDS,
  ...createEnvironmentFaultKinds(CERTIFICATE, badCertificates),
  ...ARCHIVE_FAULT_KINDS,
];

export const formatFaultKind = ({ number, name }: FaultKind): string => `${number} ${name}`;

/** Returns the types of changes that Matchdesk may report because of these kinds. */
export function getPermittedChangeTypes(kinds: readonly FaultKind[]): readonly ChangeType[] {
  return kinds.flatMap(({ mayReport }) => mayReport ?? []);
}

/** Makes this process trust all test certificates until the mocks are restored. */
export function trustTestCertificates(): void {
  const { createSecureContext } = tls;
  const ca = [CERTIFICATE, ...badCertificates].map(({ cert }) => cert);
  vi.spyOn(tls, "createSecureContext").mockImplementation((options) =>
    createSecureContext({ ...options, ca }),
  );
}
