/**
 * Parses the configuration from environment variables, and reports all problems together.
 * docs/configuration.md and `.env.example` list the same variables.
 */

import * as z from "zod";
import { hasInvisibleCharacters } from "#core/lib/text.ts";
import { isTimeZone } from "#core/lib/is-time-zone.ts";
import { findMisspelledVariables } from "./misspelled-variables.ts";
import { parseServiceCredentials } from "./credentials.ts";
import { parseDatabaseAddress, type DatabaseAddress } from "./database-address.ts";
import type { ServiceCredential } from "#server/upstream/service-credential.ts";
import { parseStaffConfig, type StaffConfig } from "./staff-config.ts";
import { isHost, parseAllowedHosts } from "#server/platform/known-hosts.ts";
import { parseTrustedProxies, type TrustedProxies } from "#server/platform/trusted-proxies.ts";
import type { PublicNames } from "#server/reading/visibility.ts";

const SITE = /^[a-z0-9.-]+(:\d+)?$/i;

const TOURNAMENT = /^[a-z0-9.-]+(:\d+)?\/[^\s/,]+$/i;

/** CSP source expressions: a scheme, or a host with or without a scheme. */
const PARENT = /^(https?:|(https?:\/\/)?(\*\.)?[a-z0-9.-]+(:(\d+|\*))?)$/i;

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Configuration of one process. */
export interface Config extends VisibilityConfig, StaffConfig {
  readonly host: string;
  /** Port to listen on; 0 for any free port. */
  readonly port: number;
  /** Folder of all stored data. */
  readonly dataDir: string;
  /** Whether the location of the archive is configured, so that it must be usable. */
  readonly isStoreConfigured: boolean;
  /** PostgreSQL of the archive; `null` if the archive is a file in `dataDir`. */
  readonly database: DatabaseAddress | null;
  /** Days after its end that data is deleted; `null` if never. */
  readonly retentionDays: number | null;
  /** Maximum public requests per minute and address; 0 for no limit. */
  readonly rateLimit: number;
  /** Maximum concurrent event streams, in total and per address. */
  readonly streams: { readonly total: number; readonly perAddress: number };
  /** Allowed values of `Host` besides loopback, IP addresses and the host of `publicUrl`. */
  readonly allowedHosts: readonly string[];
  /** Proxies that may set the client address of a request. */
  readonly proxies: TrustedProxies;
  readonly logLevel: z.infer<typeof LogLevelSchema>;
  /** The services to read; empty for the built-in reference service with demo events. */
  readonly credentials: readonly ServiceCredential[];
  /** IANA zone of the service's "YYYY-MM-DD HH:MM:SS". */
  readonly timeZone: string;
  /** Poll interval in seconds. */
  readonly pollSeconds: number;
  /** URLs of matches by site, with the placeholders SITE, ID, SLUG and GAME. */
  readonly linkTemplates: ReadonlyMap<string, string>;
  /** Clock of the built-in service; `now` in milliseconds since the epoch, `null` for real time. */
  readonly demo: { readonly now: number | null; readonly speed: number };
}

/** The configuration, or all problems with it. */
export type ParsedConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

const LogLevelSchema = z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], {
  error: "must be one of fatal, error, warn, info, debug, trace, silent",
});

const EnvironmentSchema = z.object({
  HOST: z
    .string()
    .refine(isHost, {
      error:
        "is not an address. Write only an IP address or a host name of this machine, without http:// and port, like 127.0.0.1, or 0.0.0.0 for all addresses",
    })
    .default("127.0.0.1"),
  PORT: wholeNumber(0, 65_535).default(8787),
  DATA_DIR: z.string().default("./data"),
  LOG_LEVEL: LogLevelSchema.default("info"),
  UPSTREAM_TIMEZONE: z
    .string()
    .refine(isTimeZone, {
      error: "is not a time zone. Write it like Europe/Helsinki, or Etc/GMT-2 for UTC+2",
    })
    .default("UTC"),
  POLL_SECONDS: wholeNumber(1, 3600).default(10),
  RETENTION_DAYS: wholeNumber(3, 36_500).optional(),
  RATE_LIMIT: wholeNumber(0, 100_000_000).default(6000),
  STREAM_LIMIT: wholeNumber(1, 100_000).default(15_000),
  STREAM_LIMIT_PER_ADDRESS: wholeNumber(1, 100_000).default(20),
  ALLOWED_HOSTS: z
    .string()
    .default("")
    .transform((text, context) => {
      const hosts = parseAllowedHosts(text);
      if (hosts !== null) return hosts;
      context.addIssue("must be host names without port, like desk.example.org, matchdesk-1");
      return z.NEVER;
    }),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((text, context) => {
      const proxies = parseTrustedProxies(text);
      if (proxies !== null) return proxies;
      context.addIssue("must be IP addresses or networks, like 10.0.0.1, 172.16.0.0/12");
      return z.NEVER;
    }),
  LINK_TEMPLATES: z
    .string()
    .transform((text, context) => parseLinkTemplates(text, context))
    .default(new Map()),
  DEMO_NOW: z
    .string()
    .refine((text) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text)), {
      error: "is not a date and time. Write it like 2026-05-16T14:30:00Z",
    })
    .transform((text) => Date.parse(text))
    .optional(),
  DEMO_SPEED: z
    .string()
    .refine((text) => /^\d{1,4}(\.\d{1,3})?$/.test(text), {
      error: "must be a number from 0 (time stands still) to 9999",
    })
    .transform(Number)
    .default(1),
});

/**
 * Parses the configuration. Problems are sentences that begin with the variable's name and never
 * contain a secret. `readFile` throws if a file cannot be read.
 */
export function parseConfig(env: Environment, readFile: (path: string) => string): ParsedConfig {
  // Compose files and CI pass unset variables as empty ones.
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = EnvironmentSchema.safeParse(variables);
  const access = parseServiceCredentials(variables, readFile);
  const database = parseDatabaseAddress(variables, readFile);
  const audience = parseVisibilityConfig(variables);
  const staff = parseStaffConfig(variables, readFile);
  const problems = [
    ...findMisspelledVariables(variables),
    ...(parsed.error?.issues ?? []).map(
      (issue) => `${issue.path.slice(0, 1).join("")}: ${issue.message}`,
    ),
    ...access.problems,
    ...database.problems,
    ...audience.problems,
    ...staff.problems,
  ];
  if (!parsed.success || problems.length > 0) return { ok: false, problems };
  const values = parsed.data;
  return {
    ok: true,
    config: {
      ...audience.audience,
      ...staff.staff,
      host: values.HOST,
      port: values.PORT,
      dataDir: values.DATA_DIR,
      isStoreConfigured: variables["DATA_DIR"] !== undefined || database.address !== null,
      database: database.address,
      retentionDays: values.RETENTION_DAYS ?? null,
      rateLimit: values.RATE_LIMIT,
      streams: { total: values.STREAM_LIMIT, perAddress: values.STREAM_LIMIT_PER_ADDRESS },
      allowedHosts: values.ALLOWED_HOSTS,
      proxies: values.TRUSTED_PROXIES,
      logLevel: values.LOG_LEVEL,
      credentials: access.credentials,
      timeZone: values.UPSTREAM_TIMEZONE,
      pollSeconds: values.POLL_SECONDS,
      linkTemplates: values.LINK_TEMPLATES,
      demo: { now: values.DEMO_NOW ?? null, speed: values.DEMO_SPEED },
    },
  };
}

/** Formats the configuration errors printed before exit. */
export function formatConfigProblems(problems: readonly string[]): string {
  const lines = problems.map((problem) => `  ${problem}`);
  return ["Matchdesk cannot start because its configuration is wrong:", ...lines, ""].join("\n");
}

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })
    .transform(Number);
}

function parseLinkTemplates(text: string, context: z.RefinementCtx): Map<string, string> {
  const parsed = z.record(z.string(), z.url({ protocol: /^https?$/ })).safeParse(jsonOf(text));
  if (parsed.success && !Object.values(parsed.data).some(hasInvisibleCharacters)) {
    return new Map(Object.entries(parsed.data).map(([site, link]) => [site.toLowerCase(), link]));
  }
  context.addIssue(
    'must be a JSON object of URLs by site, without spaces or invisible characters, like {"osu.example.net":"https://SITE/match/ID"}',
  );
  return z.NEVER;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Configuration of public tournaments and of origins that may frame embeds. */
interface VisibilityConfig {
  /** `null` if everything is public. */
  readonly publicNames: PublicNames | null;
  /** Sources of `frame-ancestors` for the embeds, e.g. `https:`. */
  readonly embedParents: string;
}

/** Parses the variables. `env` has no empty values. */
function parseVisibilityConfig(env: Environment): {
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
