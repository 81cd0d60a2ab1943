import * as openid from "openid-client";
import { ClientCredentials } from "simple-oauth2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Listening } from "#server/platform/listen.ts";
import { serveReferenceService } from "./serve.ts";
import { openTestService } from "#server/reference/testing/service.ts";

/** A client whose id and secret must be form-urlencoded for HTTP Basic (RFC 6749 2.3.1). */
const CLIENT = { id: "désk:1 &x", secret: "s3cret%+/=:", sites: ["osu.example.net"] };
/** The same in ASCII, because simple-oauth2 accepts nothing else. */
const ASCII_CLIENT = { ...CLIENT, id: "desk:1 &x" };

let service: Listening;

beforeAll(async () => {
  service = await serveReferenceService("127.0.0.1", 0, () =>
    openTestService({ clients: [CLIENT, ASCII_CLIENT] }),
  );
});

afterAll(() => service.close());

async function readHello(token: unknown): Promise<unknown> {
  const headers = { Authorization: `Bearer ${String(token)}` };
  return (await fetch(`${service.url}/hello/`, { headers })).json();
}

const HELLO = { data: { message: "Hello you!" } };

describe.each([
  ["the form", openid.ClientSecretPost],
  ["HTTP Basic", openid.ClientSecretBasic],
])("openid-client with credentials in %s", (_, authenticate) => {
  function configure(secret: string): openid.Configuration {
    const server = { issuer: service.url, token_endpoint: `${service.url}/token/` };
    const config = new openid.Configuration(server, CLIENT.id, {}, authenticate(secret));
    openid.allowInsecureRequests(config);
    return config;
  }

  it("gets a token and reads /hello/", async () => {
    const config = configure(CLIENT.secret);
    const tokens = await openid.clientCredentialsGrant(config);
    expect(tokens).toMatchObject({ token_type: "bearer", expires_in: 3600, scope: "basic" });
    const url = new URL(`${service.url}/hello/`);
    const response = await openid.fetchProtectedResource(config, tokens.access_token, url, "GET");
    expect(await response.json()).toEqual(HELLO);
  });

  it("rejects with status 401 if the secret is wrong", async () => {
    const tokens = openid.clientCredentialsGrant(configure("wrong"));
    await expect(tokens).rejects.toMatchObject({ status: 401 });
  });
});

describe("simple-oauth2", () => {
  it.each(["header", "body"] as const)(
    "gets a token with credentials in the %s and reads /hello/",
    async (authorizationMethod) => {
      const client = new ClientCredentials({
        client: { id: ASCII_CLIENT.id, secret: ASCII_CLIENT.secret },
        auth: { tokenHost: service.url, tokenPath: "/token/" },
        options: { authorizationMethod },
      });
      const { token } = await client.getToken({});
      expect(token).toMatchObject({ token_type: "Bearer", expires_in: 3600 });
      expect(await readHello(token["access_token"])).toEqual(HELLO);
    },
  );
});
