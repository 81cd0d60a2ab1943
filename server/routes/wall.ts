import { Hono } from "hono";
import { type EmbedAttribute, parseEmbedOptions } from "#core/embed/options.ts";
import { presentWall, type WallSetting } from "#server/presenters/wall.ts";
import type { ServeScreen } from "./screen.ts";

export interface WallDeps {
  readonly screens: ServeScreen;
  /** IANA zone of the venue. */
  readonly timeZone: string;
  /** Address of a country's flag; null where there is none. */
  readonly flag: WallSetting["flag"];
  readonly publicUrl: string | null;
}

/** Where a wall is otherwise than an embed unless it is asked to be. */
const USUAL: ReadonlyMap<EmbedAttribute, string> = new Map([
  ["theme", "dark"],
  ["flags", "images"],
]);
const LONGEST_NAME = 200;

/**
 * `/wall`: the venue's screen. It takes `tournament`, `zone`, `theme`, `locale`, `flags` and
 * `hide-scores` as embeds do, `channel`, whose tournament it then follows, `name`, whose own message
 * it then shows, and `motion=off`.
 */
export function createWallRoutes({ screens, timeZone, flag, publicUrl }: WallDeps): Hono {
  return new Hono().get("/", (c) => {
    const options = parseEmbedOptions((each) => c.req.query(each) ?? USUAL.get(each) ?? null);
    const [name = "", channel = ""] = ["name", "channel"].map((each) =>
      (c.req.query(each) ?? "").slice(0, LONGEST_NAME),
    );
    const moves = c.req.query("motion") !== "off";
    const key = `wall ${JSON.stringify([options, name, channel, moves])}`;
    const setting = { options, name, channel, moves, venueZone: timeZone, flag, publicUrl };
    return screens(c, key, (world) => presentWall(world, setting));
  });
}
