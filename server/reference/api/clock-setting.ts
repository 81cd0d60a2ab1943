import * as z from "zod";
import type { Instant } from "#core/model/match.ts";
import type { ClockSetting } from "./replay-clock.ts";

/** Upper limit that keeps dates from overflowing. */
const MAX_SPEED = 100_000;
const ISO = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

const SettingSchema = z
  .strictObject({
    now: z.string().transform((text, context) => {
      const now = parseInstant(text);
      if (now === null) context.addIssue("now must be a time like 2026-06-11T19:00:00Z.");
      return now ?? 0;
    }),
    speed: z.number().min(0).max(MAX_SPEED),
  })
  .partial();

/** Parses an ISO 8601 time, as UTC if it has no zone. Returns `null` if the text is invalid. */
export function parseInstant(text: string): Instant | null {
  if (!ISO.test(text)) return null;
  const isLocal = text.includes("T") && !/(Z|[+-]\d{2}:\d{2})$/.test(text);
  const instant = Date.parse(isLocal ? `${text}Z` : text);
  return Number.isNaN(instant) ? null : instant;
}

/**
 * Parses the speed of the replay clock: its seconds per real second. Returns `null` unless the text
 * is a number from 0 to 100,000.
 */
export function parseSpeed(text: string): number | null {
  const speed = text.trim() === "" ? Number.NaN : Number(text);
  return speed >= 0 && speed <= MAX_SPEED ? speed : null;
}

/**
 * Parses the JSON body of `PUT /clock`: `now` (ISO 8601), `speed`, or both. An omitted member keeps
 * its current value.
 *
 * @returns `null` if the body is invalid or contains neither member
 */
export function parseClockSetting(json: string, current: ClockSetting): ClockSetting | null {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    return null;
  }
  const parsed = SettingSchema.safeParse(body);
  if (!parsed.success) return null;
  const { now, speed } = parsed.data;
  if (now === undefined && speed === undefined) return null;
  return { now: now ?? current.now, speed: speed ?? current.speed };
}
