import { describeScenario } from "#core/i18n/describe-scenario.ts";
import * as en from "#core/i18n/en/pages.ts";
import type { ContestantScenario, GroupScenarios } from "#core/model/scenarios.ts";

/** Who can still advance from a group, in the document. */
export interface InspectedScenarios {
  readonly advancing: number;
  /** In the order of the standings; `lines` are English sentences. */
  readonly contestants: readonly {
    readonly name: string;
    readonly verdict: ContestantScenario["verdict"];
    readonly lines: readonly string[];
  }[];
}

/** Presents who can still advance from a group in the document of `npm run inspect`. */
export function inspectScenarios(scenarios: GroupScenarios | null): InspectedScenarios | null {
  if (scenarios === null) return null;
  return {
    advancing: scenarios.advancing,
    contestants: scenarios.contestants.map((one) => ({
      name: one.contestant.name,
      verdict: one.verdict,
      lines: describeScenario(one, en.standings.scenarios).map(({ own, text }) =>
        removeBidiIsolates(own === "" ? text : `${own}: ${text}`),
      ),
    })),
  };
}

/** Removes the marks that isolate names on pages. */
function removeBidiIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, "");
}
