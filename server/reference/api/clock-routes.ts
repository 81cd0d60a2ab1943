import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { parseClockSetting } from "./clock-setting.ts";
import { createInvalidRequestError, createErrorResponse } from "./oauth-error.ts";
import type { ClockSetting, ReplayClock } from "./replay-clock.ts";

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
