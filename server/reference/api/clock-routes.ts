import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { createInvalidRequestError, createErrorResponse } from "./oauth-error.ts";
import type { ClockSetting, ReplayClock } from "./replay-clock.ts";
import * as z from "zod";
import type { Instant } from "#core/model/match.ts";

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/**
 * Creates `GET /clock` and `PUT /clock` with `{"now": ISO 8601, "speed": NUMBER}`, for tests on
 * this machine only. Both return the current setting. Not part of the documented service.
 */
export function createClockRoutes(clock: ReplayClock): Hono {
  const routes = new Hono({ strict: false });
  const setting = (): ClockSetting => ({ now: clock.now(), speed: clock.speed() });
  const clockResponse = () =>
    Response.json({ now: new Date(clock.now()).toISOString(), speed: clock.speed() });

  routes.use("/clock", async (c, next) => {
    if (LOOPBACK.test(getConnInfo(c).remote.address ?? "")) return next();
    return createErrorResponse({
      status: 403,
      error: "access_denied",
      description: "The clock can be used only from the machine that runs the service.",
    });
  });
  routes.get("/clock", clockResponse);
  routes.put("/clock", async (c) => {
    const next = parseClockSetting(await c.req.text(), setting());
    if (next === null) {
      return createErrorResponse(
        createInvalidRequestError(
          'Send {"now": "2026-06-11T19:00:00Z", "speed": 60}, or only one of the two.',
        ),
      );
    }
    clock.set(next);
    return clockResponse();
  });
  return routes;
}

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

/** Parses the replay clock's seconds per real second; `null` unless it is from 0 to 100,000. */
export function parseSpeed(text: string): number | null {
  const speed = text.trim() === "" ? Number.NaN : Number(text);
  return speed >= 0 && speed <= MAX_SPEED ? speed : null;
}

/**
 * Parses the JSON body of `PUT /clock`: `now` (ISO 8601), `speed`, or both; an omitted one stays.
 * `null` if the body is invalid or has neither.
 */
function parseClockSetting(json: string, current: ClockSetting): ClockSetting | null {
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
