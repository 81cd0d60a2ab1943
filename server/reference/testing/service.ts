import { must } from "#core/lib/must.ts";
import { parseWallTime } from "#core/lib/time.ts";
import type { WireMatch } from "#core/wire/schema.ts";
import { openReferenceService } from "#server/reference/api/open-service.ts";
import { createReplayClock } from "#server/reference/api/replay-clock.ts";
import type { ClientSetting } from "#server/reference/store/clients.ts";
import { scheduleAlwaysListedMatches } from "#server/reference/store/matches.ts";
import * as z from "zod";

export interface TestServiceOptions {
  /** Path of the store; default: in memory. */
  readonly file?: string;
  readonly matches?: readonly WireMatch[];
  readonly clients?: readonly ClientSetting[];
  /** Replay time as `10:30` on 2026-03-07; the clock is stopped. */
  readonly time?: string;
  readonly tokenSeconds?: number;
  readonly clockControl?: boolean;
}

export type TestService = Awaited<ReturnType<typeof openTestService>>;

export const DEFAULT_CLIENT: ClientSetting = {
  id: "desk",
  secret: "s3cret",
  sites: ["osu.example.net"],
};

/** Low cost, because tests hash many secrets. */
const COST = { N: 2, r: 1, p: 1 };
const TokenSchema = z.object({ access_token: z.string() });
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** Opens the service with a real store and sends requests to it without HTTP. */
export async function openTestService(options: TestServiceOptions = {}) {
  const { file = ":memory:", matches, clients = [DEFAULT_CLIENT], time = "10:00" } = options;
  const now = must(parseWallTime(`2026-03-07 ${time}:00`), "a time of the day");
  const clock = createReplayClock({ now, speed: 0 });
  const failures: Error[] = [];
  let realNow = 1_800_000_000_000;
  const service = openReferenceService(file, {
    clock,
    realNow: () => realNow,
    tokenSeconds: options.tokenSeconds ?? 3600,
    clockControl: options.clockControl ?? false,
    cost: COST,
    onError: (error) => void failures.push(error),
  });
  await service.clients.replaceAll(clients);
  if (matches !== undefined) await service.matches.replaceAll(scheduleAlwaysListedMatches(matches));

  /** Sends `POST /token/` with these form parameters. */
  const post = async (form: string, headers: Readonly<Record<string, string>> = {}) =>
    service.app.request("/token/", {
      method: "POST",
      body: form,
      headers: { ...FORM, ...headers },
    });
  return {
    ...service,
    clock,
    /** Errors passed to `onError`. */
    failures,
    /** Advances real time, by which tokens expire. */
    pass: (seconds: number) => {
      realNow += seconds * 1000;
    },
    post,
    /** Requests a token for the first client. */
    fetchToken: async () => {
      const [first] = clients;
      const response = await post(
        new URLSearchParams({
          grant_type: "client_credentials",
          client_id: first?.id ?? "",
          client_secret: first?.secret ?? "",
        }).toString(),
      );
      return TokenSchema.parse(await response.json()).access_token;
    },
    /** Sends `GET` with the token. */
    get: async (path: string, token: string) =>
      service.app.request(path, { headers: { Authorization: `Bearer ${token}` } }),
  };
}
