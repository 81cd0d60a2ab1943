import tls from "node:tls";
import { vi } from "vitest";
import { ARCHIVE_FAULT_KINDS } from "./archive-kinds.ts";
import type { FaultKind } from "./fault-kind.ts";
import { LIST_FAULT_KINDS } from "./list-kinds.ts";
import { RESPONSE_FAULT_KINDS, NO_FAULT } from "./response-kinds.ts";
import { BAD_CERTIFICATES, ENVIRONMENT_FAULT_KINDS } from "./environment-kinds.ts";
import { CERTIFICATE } from "./product-pair.ts";
import { TOKEN_FAULT_KINDS } from "./token-kinds.ts";

/** All kinds of faults that a product on SQLite can meet. */
export const SQLITE_FAULT_KINDS: readonly FaultKind[] = [
  NO_FAULT,
  ...TOKEN_FAULT_KINDS,
  ...RESPONSE_FAULT_KINDS,
  ...LIST_FAULT_KINDS,
  ...ENVIRONMENT_FAULT_KINDS,
  ...ARCHIVE_FAULT_KINDS,
];

/** Those of them that may cause no change reports. */
export const SILENT_KINDS = SQLITE_FAULT_KINDS.filter(({ mayReport }) => mayReport === undefined);
export const REPORTING_KINDS = SQLITE_FAULT_KINDS.filter((kind) => !SILENT_KINDS.includes(kind));

export const formatFaultKind = ({ number, name }: FaultKind): string => `${number} ${name}`;

/** Makes this process trust all test certificates until the mocks are restored. */
export function trustTestCertificates(): void {
  const { createSecureContext } = tls;
  const ca = [CERTIFICATE, ...BAD_CERTIFICATES].map(({ cert }) => cert);
  vi.spyOn(tls, "createSecureContext").mockImplementation((options) =>
    createSecureContext({ ...options, ca }),
  );
}
