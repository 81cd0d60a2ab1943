import { matchPage } from "#core/paths/paths.ts";
import { combineComparators, compareText } from "#core/lib/collections.ts";
import { sortSteps } from "#core/lib/sort-steps.ts";
import { finish, type Steps } from "#core/lib/steps.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { DerivedMatch, Slot } from "#core/model/derived.ts";
import type { Instant, SiteKey } from "#core/model/match.ts";
import { defaultEmbedMessages } from "#core/i18n/embed-messages.ts";
import { formatContestants } from "#core/i18n/format-contestants.ts";
import { formatSlot } from "#core/i18n/format-slot-source.ts";
import { icalInstant, icalLine, icalText } from "./ical-lines.ts";

export interface CalendarSetting {
  /** What its reader's program calls it. */
  readonly name: string;
  /** Where this desk is for others, without a slash at its end; null where it does not know. */
  readonly publicUrl: string | null;
  /** When something else was last said of a match's time or contestants; absent where never. */
  readonly revisions: ReadonlyMap<SiteKey, Instant>;
}

/** How often programs are asked to look again. */
const REFRESH = "PT15M";
/** Room for a match: this much, and as much again for each game. The service says no length. */
const LENGTH = 30 * MINUTE;

const MATCHES_A_STEP = 16;

const byStart = combineComparators<DerivedMatch>(
  (a, b) => (a.match.start ?? 0) - (b.match.start ?? 0),
  (a, b) => compareText(a.match.key, b.match.key),
);

/**
 * Matches as an iCalendar object (RFC 5545), times in UTC. Byes, and matches without a start, are in no
 * calendar. What it says follows from the matches and their history alone: the same text whenever it
 * is asked for, until one of them changes.
 */
export function presentCalendar(matches: Iterable<DerivedMatch>, setting: CalendarSetting): string {
  return finish(calendarSteps(matches, setting));
}

/** As `presentCalendar`, with pauses. */
export function* calendarSteps(
  matches: Iterable<DerivedMatch>,
  { name, publicUrl, revisions }: CalendarSetting,
): Steps<string> {
  const played = [...matches].filter(({ status }) => status.by !== "bye");
  const ordered = yield* sortSteps(played, byStart);
  const events: string[] = [];
  for (const [index, derived] of ordered.entries()) {
    if (index % MATCHES_A_STEP === 0) yield;
    const { start, key } = derived.match;
    const { firstSeen } = derived.sighting;
    const times = { firstSeen, revisedAt: revisions.get(key) ?? firstSeen };
    if (start !== null) events.push(eventOf(derived, { ...times, start }, publicUrl).join(""));
  }
  return [
    icalLine("BEGIN", "VCALENDAR"),
    icalLine("VERSION", "2.0"),
    icalLine("PRODID", "-//Matchdesk//Matchdesk//EN"),
    icalLine("CALSCALE", "GREGORIAN"),
    icalText("NAME", name),
    icalText("X-WR-CALNAME", name),
    icalLine("REFRESH-INTERVAL;VALUE=DURATION", REFRESH),
    icalLine("X-PUBLISHED-TTL", REFRESH),
    ...events,
    icalLine("END", "VCALENDAR"),
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
  const end = start + LENGTH * (1 + Math.max(match.bestOf ?? 1, 1));
  return [
    icalLine("BEGIN", "VEVENT"),
    icalText("UID", `matchdesk-${match.id}@${match.site}`),
    // Without a method this, too, says when it was last revised (RFC 5545, 3.8.7.2).
    icalLine("DTSTAMP", icalInstant(revisedAt)),
    icalLine("LAST-MODIFIED", icalInstant(revisedAt)),
    // A number that grows with every revision, whatever is deleted of those before.
    icalLine("SEQUENCE", String(Math.max(0, Math.floor((revisedAt - firstSeen) / SECOND)))),
    icalLine("DTSTART", icalInstant(start)),
    icalLine("DTEND", icalInstant(end)),
    icalText("SUMMARY", summaryOf(derived)),
    icalText("DESCRIPTION", descriptionOf(derived)),
    icalText("CATEGORIES", match.tournament.game),
    icalLine("STATUS", sighting.withdrawnAt === null ? "CONFIRMED" : "CANCELLED"),
    // Nobody's own time is taken by watching.
    icalLine("TRANSP", "TRANSPARENT"),
    ...(publicUrl === null ? [] : [icalLine("URL", publicUrl + matchPage(match.site, match.id))]),
    icalLine("END", "VEVENT"),
  ];
}

/** "QF-2 Alpha – Beta", "GF Alpha – Winner of LBF", "H1 Alpha, Beta, Gamma and 17 more". */
function summaryOf(derived: DerivedMatch): string {
  const who = formatContestants(
    derived.slots.map((slot) => ({ name: nameOf(slot, derived), isOpen: slot.entry === null })),
    defaultEmbedMessages,
  );
  return [derived.code ?? "", who].filter((part) => part !== "").join(" ");
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
