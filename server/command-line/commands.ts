/** Option of a command; besides `value` and `help`, its members are those of `parseArgs`. */
interface OptionDefinition {
  readonly type: "string" | "boolean";
  readonly multiple?: boolean;
  readonly default?: string | boolean;
  /** Placeholder of its value. */
  readonly value?: string;
  readonly help: string;
}

export interface CommandDefinition {
  /** npm command without arguments. */
  readonly command: string;
  /** Placeholder of the arguments that are no options; absent if there are none. */
  readonly argument?: string;
  /** Minimum and maximum number of these arguments. */
  readonly takes: readonly [least: number, most: number];
  /** What the command does. docs/guides/operations.md has the same text. */
  readonly does: string;
  /** Explanations besides those of the options: arguments and variables. */
  readonly rows: readonly (readonly [name: string, help: string])[];
  readonly options: Readonly<Record<string, OptionDefinition>>;
  /** Last paragraph of the help. */
  readonly note?: string;
  readonly example: string;
}

const HELP = { type: "boolean", short: "h", help: "prints this text" } as const;

/** All commands, by the name with which `scripts/run.mjs` runs them. */
export const COMMANDS = {
  start: {
    command: "npm start",
    takes: [0, 0],
    does: "Starts the server, after building it if its sources are newer. Environment variables configure it; without any, it shows demo events on this machine.",
    rows: [
      ["UPSTREAM_URL, CLIENT_ID, CLIENT_SECRET", "the Match Data Service and its client"],
      ["UPSTREAM_TIMEZONE", "zone of the service's times, e.g. Europe/Helsinki; default UTC"],
      ["HOST, PORT", "address to listen on; default 127.0.0.1 and 8787"],
      ["TLS_CERT_FILE, TLS_KEY_FILE", "certificate for HTTPS"],
      ["STAFF_USERS", 'staff and their passwords: see "npm run hash-password -- --help"'],
      ["DATA_DIR", "folder of the archive; default ./data"],
    ],
    options: { help: HELP },
    note: "docs/configuration.md lists every variable.",
    example:
      "UPSTREAM_URL=https://api.example.org CLIENT_ID=desk CLIENT_SECRET_FILE=./secret npm start",
  },
  service: {
    command: "npm run service",
    takes: [0, 0],
    does: "Starts the reference service: a Match Data Service with matches from files, or with demo events.",
    rows: [],
    options: {
      data: {
        type: "string",
        multiple: true,
        value: "PATH",
        help: "a file in the service's format, or a folder of *.json; repeatable. Without it: the matches already stored",
      },
      demo: {
        type: "boolean",
        default: false,
        help: "generated demo events at halfpitch.example, liga.meridian.example and play.nordarena.example; each site always has a live match",
      },
      client: {
        type: "string",
        multiple: true,
        value: "ID:SECRET:SITE,SITE",
        help: "a client and the sites it may read; repeatable. Without it: the clients already stored",
      },
      "client-file": {
        type: "string",
        multiple: true,
        value: "PATH",
        help: "the same, one per line (arguments are visible to others on this machine)",
      },
      port: {
        type: "string",
        default: "4010",
        value: "N",
        help: "default 4010; 0 selects a free port",
      },
      host: { type: "string", default: "127.0.0.1", value: "ADDRESS", help: "default 127.0.0.1" },
      now: {
        type: "string",
        value: "TIME",
        help: "replay: start time of the replay clock, e.g. 2026-06-20T18:00:00Z",
      },
      speed: {
        type: "string",
        value: "N",
        help: "replay: clock seconds per real second; 0 stops it, default 1",
      },
      "token-seconds": {
        type: "string",
        default: "3600",
        value: "N",
        help: "lifetime of a token, default 3600",
      },
      "clock-control": {
        type: "boolean",
        default: false,
        help: 'allows this machine to GET and PUT {"now": TIME, "speed": N} at /clock',
      },
      help: HELP,
    },
    note: "The store is a file in DATA_DIR (default ./data), one per port.",
    example:
      "npm run service -- --data ./lists --client desk:secret:liga.example.org --now 2026-06-20T18:00:00Z --speed 60",
  },
  inspect: {
    command: "npm run -s inspect",
    argument: "FILE…",
    takes: [0, Infinity],
    does: "Prints what Matchdesk derives from saved match lists, or from the configured service, as one JSON document: matches by state, brackets, winners with the rule of each, who advanced from heats, places without a match, groups with kind, rounds and standings, who can still advance, rankings with reasons, why a winner or a rank is not known, issues.",
    rows: [
      ["FILE…", "files with match lists of the service; without one, the service is polled once"],
    ],
    options: {
      now: { type: "string", value: "TIME", help: "time to derive for, instead of the present" },
      contestant: {
        type: "string",
        multiple: true,
        value: "NAME",
        help: "also prints the matches of this contestant; repeatable",
      },
      help: HELP,
    },
    note: "UPSTREAM_TIMEZONE is the zone of the times in the files, by default UTC.",
    example: 'npm run -s inspect -- ended.json --now 2026-03-07T18:00:00Z "--contestant=Aino"',
  },
  backup: {
    command: "npm run backup",
    argument: "FILE",
    takes: [1, 1],
    does: "Writes the whole archive, except sessions, to FILE in SQLite format. Matchdesk may be running.",
    rows: [["FILE", "the file to write"]],
    options: { help: HELP },
    example: "npm run backup -- backup.db",
  },
  restore: {
    command: "npm run restore",
    argument: "FILE",
    takes: [1, 1],
    does: "Replaces the archive with the backup in FILE. Stop Matchdesk first. Names that were deleted with forget stay deleted; an archive file that is damaged, empty or of a newer version is renamed and kept.",
    rows: [["FILE", "a file written by npm run backup"]],
    options: { help: HELP },
    example: "npm run restore -- backup.db",
  },
  import: {
    command: "npm run import",
    argument: "FILE…",
    takes: [1, Infinity],
    does: "Adds matches from files with match lists of the service, e.g. from before the first poll, to the archive of UPSTREAM_URL and CLIENT_ID. Archived matches stay unchanged.",
    rows: [["FILE…", "files with match lists of the service"]],
    options: { help: HELP },
    example: "npm run import -- ended.json",
  },
  forget: {
    command: "npm run forget",
    argument: "NAME",
    takes: [1, 1],
    does: "Replaces a contestant's name with a pseudonym in the whole archive and in all future data, also when the service sends it again or an older backup is restored. This cannot be undone. With SQLite, stop Matchdesk first; with PostgreSQL it may be running. Earlier backups still contain the name. First prints how much data would change, and asks; if no data contains the name, changes nothing and exits with code 1.",
    rows: [["NAME", "the name as the service sends it, in quotes if it contains spaces"]],
    options: {
      yes: { type: "boolean", help: "does not ask; needed without a terminal" },
      help: HELP,
    },
    example: 'npm run forget -- "Aino Virtanen"',
  },
  freeze: {
    command: "npm run freeze",
    argument: "FOLDER",
    takes: [1, 1],
    does: 'Writes the public data of a running server into FOLDER, so that a plain file server keeps every widget, iframe, image, calendar and link working after the server is shut down. Serve the folder at the server\'s URL, with the header "Access-Control-Allow-Origin: *".',
    rows: [["FOLDER", "a new or empty folder, or one written by an earlier freeze"]],
    options: {
      tournament: {
        type: "string",
        multiple: true,
        value: "SITE/SLUG",
        help: "only this tournament, also an archived one; repeatable",
      },
      base: {
        type: "string",
        value: "URL",
        help: "URL of the server; by default this machine, port PORT (8787)",
      },
      "public-url": {
        type: "string",
        value: "URL",
        help: "URL at which the folder will be published: replaces the server's in link previews; by default PUBLIC_URL",
      },
      help: HELP,
    },
    example: "npm run freeze -- ./frozen --public-url=https://cup.example.org",
  },
  "hash-password": {
    command: "npm run hash-password",
    argument: "NAME",
    takes: [1, Infinity],
    does: "Asks for a password, or reads it as the first line of standard input, and prints the entry of STAFF_USERS for NAME.",
    rows: [["NAME", "name of a staff member, without colons and commas"]],
    options: { help: HELP },
    example: "npm run hash-password -- Aino",
  },
} as const satisfies Readonly<Record<string, CommandDefinition>>;

export type CommandName = keyof typeof COMMANDS;
