import { Hono } from "hono";
import { type EmbedAttribute, parseEmbedOptions } from "#core/embed/parts/options.ts";
import { loadOutsideMessages } from "#core/i18n/outside-messages.ts";
import { type WallSetting, wallSteps } from "./wall.ts";
import type { ServeScreen } from "./screen-server.ts";

export interface WallDeps {
  readonly screens: ServeScreen;
  /** IANA zone of the venue. */
  readonly timeZone: string;
  /** Address of a country's flag; null where there is none. */
  readonly flag: WallSetting["flag"];
  readonly publicUrl: string | null;
}

/** What it takes of embeds' options, and what that usually is. */
const OPTIONS: ReadonlyMap<EmbedAttribute, string | null> = new Map([
  ["tournament", null],
  ["zone", null],
  ["locale", null],
  ["theme", "dark"],
  ["flags", "images"],
  ["hide-scores", null],
]);
const LONGEST_NAME = 200;

/**
 * `/wall`: the venue's screen. It takes `tournament`, `zone`, `theme`, `locale`, `flags` and
 * `hide-scores` as embeds do, `channel`, whose tournament it then follows, `name`, whose own message
 * it then shows, and `motion=off`.
 */
export function createWallRoutes({ screens, timeZone, flag, publicUrl }: WallDeps): Hono {
  return new Hono().get("/", async (c) => {
    const options = parseEmbedOptions((each) => {
      const usual = OPTIONS.get(each);
      // What it does not take makes no answer of its own.
      return usual === undefined ? null : (c.req.query(each) ?? usual);
    });
    const [name = "", channel = ""] = ["name", "channel"].map((each) =>
      (c.req.query(each) ?? "").slice(0, LONGEST_NAME),
    );
    const moves = c.req.query("motion") !== "off";
    const key = `wall ${JSON.stringify([options, name, channel, moves])}`;
    const messages = await loadOutsideMessages(options.locale);
    const setting = {
      options,
      messages,
      name,
      channel,
      moves,
      venueZone: timeZone,
      flag,
      publicUrl,
    };
    return screens(c, key, (world, isOld) => wallSteps(world, { ...setting, isOld }));
  });
}
