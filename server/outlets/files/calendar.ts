import { matchPage } from "#core/paths/paths.ts";
import { combineComparators, compareText } from "#core/lib/compare.ts";
import { sortInSteps } from "#core/lib/sort-in-steps.ts";
import type { Steps } from "#core/lib/steps.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { DerivedMatch, Slot } from "#core/model/derived-match.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";

/** Maximum length of a line in octets, without its line break (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

const LINE_BREAK = "\r\n";

/** Control characters, which a text must not contain, except the tab. */
const CONTROL = /[^\P{Cc}\t]/gu;

export interface CalendarOptions {
  /** Display name in calendar programs. */
  readonly name: string;
  /** Base URL of this server without a trailing slash; `null` if it is not configured. */
  readonly publicUrl: string | null;
  /** Time of the last change to a match's start or contestants; no entry if it never changed. */
  readonly revisions: ReadonlyMap<SiteKey, Instant>;
}

/** Recommended refresh interval of calendar programs: 15 minutes. */
const REFRESH = "PT15M";
/** An event lasts this long plus this long per game, because the service sends no duration. */
const DURATION_UNIT = 30 * MINUTE;

const MATCHES_PER_STEP = 16;

const byStart = combineComparators<DerivedMatch>(
  (a, b) => (a.match.start ?? 0) - (b.match.start ?? 0),
  (a, b) => compareText(a.match.key, b.match.key),
);

/**
 * Returns matches as an iCalendar object (RFC 5545) with times in UTC. Omits byes and matches
 * without a start. The text depends only on the matches and their history, so it is the same until
 * they change.
 */
export function* formatICalendarSteps(
  matches: Iterable<DerivedMatch>,
  { name, publicUrl, revisions }: CalendarOptions,
): Steps<string> {
  const played = [...matches].filter(({ status }) => status.by !== "bye");
  const ordered = yield* sortInSteps(played, byStart);
  const events: string[] = [];
  for (const [index, derived] of ordered.entries()) {
    if (index % MATCHES_PER_STEP === 0) yield;
    const { start, key } = derived.match;
    const { firstSeen } = derived.sighting;
    const times = { firstSeen, revisedAt: revisions.get(key) ?? firstSeen };
    if (start !== null) events.push(eventOf(derived, { ...times, start }, publicUrl).join(""));
  }
  return [
    formatICalProperty("BEGIN", "VCALENDAR"),
    formatICalProperty("VERSION", "2.0"),
    formatICalProperty("PRODID", "-//Matchdesk//Matchdesk//EN"),
    formatICalProperty("CALSCALE", "GREGORIAN"),
    formatICalTextProperty("NAME", name),
    formatICalTextProperty("X-WR-CALNAME", name),
    formatICalProperty("REFRESH-INTERVAL;VALUE=DURATION", REFRESH),
    formatICalProperty("X-PUBLISHED-TTL", REFRESH),
    ...events,
    formatICalProperty("END", "VCALENDAR"),
  ].join("");
}

interface EventTimes {
  readonly start: Instant;
  readonly firstSeen: Instant;
  readonly revisedAt: Instant;
}

function eventOf(
  derived: DerivedMatch,
  { start, firstSeen, revisedAt }: EventTimes,
  publicUrl: string | null,
): readonly string[] {
  const { match, sighting } = derived;
  const end = start + DURATION_UNIT * (1 + Math.max(match.bestOf ?? 1, 1));
  return [
    formatICalProperty("BEGIN", "VEVENT"),
    formatICalTextProperty("UID", `matchdesk-${match.id}@${match.site}`),
    // Without a METHOD property, this too is the time of the last revision (RFC 5545, 3.8.7.2).
    formatICalProperty("DTSTAMP", formatICalInstant(revisedAt)),
    formatICalProperty("LAST-MODIFIED", formatICalInstant(revisedAt)),
    // Derived from times, so that it grows even if earlier revisions are deleted.
    formatICalProperty(
      "SEQUENCE",
      String(Math.max(0, Math.floor((revisedAt - firstSeen) / SECOND))),
    ),
    formatICalProperty("DTSTART", formatICalInstant(start)),
    formatICalProperty("DTEND", formatICalInstant(end)),
    formatICalTextProperty("SUMMARY", summaryOf(derived)),
    formatICalTextProperty("DESCRIPTION", descriptionOf(derived)),
    formatICalTextProperty("CATEGORIES", match.tournament.game),
    formatICalProperty("STATUS", sighting.withdrawnAt === null ? "CONFIRMED" : "CANCELLED"),
    // A match must not mark a calendar owner as busy.
    formatICalProperty("TRANSP", "TRANSPARENT"),
    ...(publicUrl === null
      ? []
      : [formatICalProperty("URL", publicUrl + matchPage(match.site, match.id))]),
    formatICalProperty("END", "VEVENT"),
  ];
}

/**
 * Formats code and contestants: "QF-2 Alpha – Beta", "GF Alpha – Winner of LBF", "H1 Alpha, Beta,
 * Gamma and 17 more".
 */
function summaryOf(derived: DerivedMatch): string {
  const contestants = formatContestants(
    derived.slots.map((slot) => ({ name: nameOf(slot, derived), isOpen: slot.entry === null })),
    defaultEmbedMessages,
  );
  return [derived.code ?? "", contestants].filter((part) => part !== "").join(" ");
}

function nameOf({ entry, source }: Slot, { match }: DerivedMatch): string {
  const contestant = entry === null ? null : (match.entries[entry] ?? null);
  return formatSlot(defaultEmbedMessages, { contestant, source });
}

function descriptionOf({ match, round }: DerivedMatch): string {
  const bestOf = match.bestOf === null ? "" : defaultEmbedMessages.bestOf(match.bestOf);
  return [match.tournament.title, match.bracket?.title ?? "", round?.name.long ?? "", bestOf]
    .filter((part) => part !== "")
    .join("\n");
}

/** Returns a property line. The value is not escaped. */
function formatICalProperty(name: string, value: string): string {
  return fold(`${name}:${value}`) + LINE_BREAK;
}

/** Returns a property line of type TEXT (RFC 5545, 3.3.11), with its value escaped. */
function formatICalTextProperty(name: string, text: string): string {
  const escaped = text
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll(/\r\n?|\n/g, "\\n")
    .replaceAll(CONTROL, "");
  return formatICalProperty(name, escaped);
}

/** Formats a time in UTC, such as `20260307T190000Z`. */
function formatICalInstant(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

/** Breaks a line into lines of at most 75 octets, never within a character. */
function fold(line: string): string {
  if (line.length * 3 <= MAX_OCTETS || Buffer.byteLength(line) <= MAX_OCTETS) return line;
  let folded = "";
  let room = MAX_OCTETS;
  for (const character of line) {
    const octets = Buffer.byteLength(character);
    if (octets > room) {
      folded += `${LINE_BREAK} `;
      // The space that begins a continuation line counts too.
      room = MAX_OCTETS - 1;
    }
    folded += character;
    room -= octets;
  }
  return folded;
}
