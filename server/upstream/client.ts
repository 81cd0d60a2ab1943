import { parseEnvelope } from "#core/wire/envelope.ts";
import type { ListName } from "#core/model/match.ts";
import type { ListDate } from "#server/clock/clock.ts";
import type { ServiceCredential } from "./service-credential.ts";
import { classify } from "./classify.ts";
import { failureResult, type Result } from "./failure.ts";
import { type AccessToken, parseTokenResponse } from "./access-token.ts";
import type { ServiceCall } from "./service-call.ts";
import { createTokenKeeper } from "./token-cache.ts";
import type { RawAnswer, ServiceRequest, Transport } from "./transport.ts";

/** The most matches one answer of the service carries (docs/service.md#limits). */
export const LIST_LIMIT = 100;

/** Reads one service as one client. */
export interface UpstreamClient {
  /** One of the two lists, as large as the service gives it; items as sent. Never throws. */
  fetchList(name: ListName): Promise<Result<readonly unknown[]>>;
  close(): Promise<void>;
}

export interface UpstreamDeps {
  readonly credential: ServiceCredential;
  readonly transport: Transport;
  readonly monotonic: () => number;
  /** Every token from the moment it exists: the log scrubber must know it. Milliseconds. */
  readonly onToken: (token: string, lifetime: number) => void;
  /** When the service sent a list: of no other response does the date count. */
  readonly onListDate: (date: ListDate) => void;
  readonly onCall: (call: ServiceCall) => void;
}

/** What came of one request. */
type Asked<T> = Result<T> | { readonly ok: false; readonly invalidToken: true };

const LIST_QUERY: Readonly<Record<ListName, string>> = {
  upcoming: `limit=${LIST_LIMIT}`,
  ended: `ended=true&limit=${LIST_LIMIT}`,
};

/** A client of the service in `credential`; the secret goes to its token endpoint and nowhere else. */
export function createUpstreamClient(deps: UpstreamDeps): UpstreamClient {
  const { credential, transport } = deps;
  const keeper = createTokenKeeper({ grant, monotonic: deps.monotonic });

  async function ask<T>(
    endpoint: ServiceCall["endpoint"],
    request: ServiceRequest,
    parse: (body: unknown) => Result<T>,
    onParsed: (answer: RawAnswer) => void = () => {},
  ): Promise<Asked<T>> {
    const startedAt = deps.monotonic();
    const answer = await transport.send(request);
    const classified = answer.ok ? classify(answer.value) : answer;
    const asked = classified.ok ? parse(classified.value) : classified;
    if (answer.ok && asked.ok) onParsed(answer.value);
    deps.onCall({
      endpoint,
      outcome: outcomeOf(asked),
      duration: deps.monotonic() - startedAt,
    });
    return asked;
  }

  async function grant(): Promise<Result<AccessToken>> {
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: credential.clientId,
      client_secret: credential.clientSecret,
    });
    const request: ServiceRequest = {
      method: "POST",
      url: `${credential.baseUrl}/token/`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: body.toString(),
    };
    const granted = await ask("token", request, parseTokenResponse);
    if ("invalidToken" in granted) return failureResult("not-the-service");
    if (granted.ok) deps.onToken(granted.value.token, granted.value.lifetime);
    return granted;
  }

  /** Twice at most: a token that is refused is renewed once, a fresh one that is refused is an error. */
  async function askForList(list: ListName, isRetry = false): Promise<Result<readonly unknown[]>> {
    const token = await keeper.token();
    if (!token.ok) return token;
    const request: ServiceRequest = {
      method: "GET",
      url: `${credential.baseUrl}/matches/?${LIST_QUERY[list]}`,
      headers: { authorization: `Bearer ${token.value}` },
    };
    const answer = await ask("matches", request, parseList, ({ header }) =>
      deps.onListDate({ list, date: header("date"), age: header("age") }),
    );
    if (!("invalidToken" in answer)) return answer;
    keeper.drop(token.value);
    return isRetry ? failureResult("token-refused") : askForList(list, true);
  }

  return {
    fetchList: (name) => askForList(name),
    close: () => transport.close(),
  };
}

function parseList(body: unknown): Result<readonly unknown[]> {
  const envelope = parseEnvelope(body);
  return envelope.ok ? { ok: true, value: envelope.items } : failureResult("not-the-service");
}

function outcomeOf(asked: Asked<unknown>): ServiceCall["outcome"] {
  if (asked.ok) return "ok";
  return "invalidToken" in asked ? "token-expired" : asked.failure.outcome;
}
