/** Configuration of public tournaments and of origins that may frame embeds. */
import type { PublicNames } from "#server/reading/visibility.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Configuration of public tournaments and of origins that may frame embeds. */
export interface VisibilityConfig {
  /** `null` if everything is public. */
  readonly publicNames: PublicNames | null;
  /** Sources of `frame-ancestors` for the embeds, e.g. `https:`. */
  readonly embedParents: string;
}

const SITE = /^[a-z0-9.-]+(:\d+)?$/i;
const TOURNAMENT = /^[a-z0-9.-]+(:\d+)?\/[^\s/,]+$/i;
/** CSP source expressions: a scheme, or a host with or without a scheme. */
const PARENT = /^(https?:|(https?:\/\/)?(\*\.)?[a-z0-9.-]+(:(\d+|\*))?)$/i;

/** Parses the variables. `env` has no empty values. */
export function parseVisibilityConfig(env: Environment): {
  readonly audience: VisibilityConfig;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const listOf = (name: string, form: RegExp, example: string): string[] | null => {
    const text = env[name];
    if (text === undefined) return null;
    const entries = text.split(/[\s,]+/).filter((entry) => entry !== "");
    if (entries.length === 1 && entries[0] === "none") return [];
    for (const entry of entries.filter((each) => !form.test(each))) {
      problems.push(`${name}: ${JSON.stringify(entry)} cannot be used. Write it like ${example}`);
    }
    return entries;
  };
  const sites = listOf("PUBLIC_SITES", SITE, "osu.example.net, or none");
  const tournaments = listOf("PUBLIC_TOURNAMENTS", TOURNAMENT, "osu.example.net/spring-cup");
  const parents = listOf("EMBED_PARENTS", PARENT, "https: or https://club.example.org, or none");
  return {
    audience: {
      publicNames:
        sites === null && tournaments === null
          ? null
          : {
              sites: new Set(sites?.map(lowerHost)),
              tournaments: new Set(tournaments?.map(lowerHost)),
            },
      embedParents: parents === null ? "https:" : parents.join(" ") || "'none'",
    },
    problems,
  };
}

/** Converts the host to lower case, and leaves the slug unchanged. */
function lowerHost(name: string): string {
  return name.replace(/^[^/]+/, (host) => host.toLowerCase());
}
