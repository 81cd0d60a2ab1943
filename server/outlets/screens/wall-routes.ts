import { Hono } from "hono";
import { type EmbedAttribute, parseEmbedOptions } from "#core/embed/parts/options.ts";
import { createEmbedAndScreenMessageLoader } from "#core/i18n/embed-and-screen-messages.ts";
import { type WallInput, presentWallSteps } from "./wall.ts";
import type { ServeScreen } from "./screen-server.ts";
import type { WallSighting } from "#server/desk/wall-sightings.ts";
import { allowOwnOrigin } from "#server/http/own-origin.ts";

/** Filters in the address of a wall; "" for each that it does not have. */
type WallRequest = Omit<WallSighting, "seenAt">;

/** Embed options that a wall accepts, with their defaults on a wall. */
const OPTIONS: ReadonlyMap<EmbedAttribute, string | null> = new Map([
  ["tournament", null],
  ["zone", null],
  ["locale", null],
  ["theme", "dark"],
  ["flags", "images"],
  ["hide-scores", null],
]);
const MAX_NAME_LENGTH = 200;

/**
 * Creates the route `/wall`, a full-screen venue display. Parameters: `tournament`, `zone`,
 * `theme`, `locale`, `flags` and `hide-scores` as for embeds; `channel`, whose tournament the wall
 * follows; `name` of the wall, whose message it shows and by which staff see it; `motion=off`.
 */
export function createWallRoutes(deps: {
  readonly screens: ServeScreen;
  /** IANA time zone of the venue. */
  readonly timeZone: string;
  /** Returns the URL of a country's flag; `null` if it has none. */
  readonly flag: WallInput["flag"];
  readonly publicUrl: string | null;
  /** Records each request of a wall's script for its data. */
  readonly walls: { readonly record: (wall: WallRequest) => void };
}): Hono {
  const { screens, timeZone, flag, publicUrl, walls } = deps;
  const loadMessages = createEmbedAndScreenMessageLoader();
  return new Hono().use(allowOwnOrigin).get("/", async (c) => {
    const options = parseEmbedOptions((each) => {
      const byDefault = OPTIONS.get(each);
      // Options that are not accepted must not create separate cache entries.
      return byDefault === undefined ? null : (c.req.query(each) ?? byDefault);
    });
    const [name = "", channel = ""] = ["name", "channel"].map((each) =>
      (c.req.query(each) ?? "").slice(0, MAX_NAME_LENGTH),
    );
    if (c.req.query("as") === "json")
      walls.record({ name, tournament: options.tournament, channel });
    const moves = c.req.query("motion") !== "off";
    const key = `wall ${JSON.stringify([options, name, channel, moves])}`;
    const messages = await loadMessages(options.locale);
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
    return screens(c, key, (world, now) => presentWallSteps(world, { ...setting, now }));
  });
}
