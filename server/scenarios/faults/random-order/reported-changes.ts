import { type ChangePage, ChangePageSchema } from "#core/contract/change.ts";
import { apiPaths } from "#core/paths/paths.ts";
import type { ChangeType } from "#core/model/change.ts";

/** Differences between the change logs of two products. */
export interface ChangeLogDifference {
  /** Changes only in the log of the product without faults. */
  readonly missing: readonly string[];
  /** Changes only in the log of the product with faults, without permitted types. */
  readonly invented: readonly string[];
}

/** Maximum number of changes on a page. */
const PAGE = 500;

type ReportedChange = ChangePage["changes"][number];

/** Compares the newest changes of two products, without change numbers. */
export async function compareChangeLogs(
  cleanUrl: string,
  faultyUrl: string,
  mayReport: readonly ChangeType[],
): Promise<ChangeLogDifference> {
  const [cleanPage, faultyPage] = await Promise.all([
    fetchChanges(cleanUrl),
    fetchChanges(faultyUrl),
  ]);
  // Changes older than the end of a full page are not compared.
  const since = [cleanPage, faultyPage]
    .map((page) => (page.length < PAGE ? "" : (page.at(-1)?.at ?? "")))
    .toSorted()
    .at(-1);
  const isCompared = ({ at }: ReportedChange): boolean => at > (since ?? "");
  const clean = cleanPage.filter(isCompared);
  const faulty = faultyPage.filter(isCompared);
  const inClean = new Set(clean.map(textOf));
  const inFaulty = new Set(faulty.map(textOf));
  return {
    missing: [...inClean].filter((text) => !inFaulty.has(text)),
    invented: faulty
      .filter((change) => !mayReport.some((type) => type === change.type))
      .map(textOf)
      .filter((text) => !inClean.has(text)),
  };
}

async function fetchChanges(url: string): Promise<readonly ReportedChange[]> {
  const response: unknown = await (await fetch(url + apiPaths.changes())).json();
  return ChangePageSchema.parse(response).changes;
}

function textOf(change: ReportedChange): string {
  return JSON.stringify({ ...change, seq: null });
}
