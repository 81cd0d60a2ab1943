import { createServer } from "node:http";
import { Provider } from "oidc-provider";
import { onTestFinished } from "vitest";
import { listenOnLoopback } from "./listen-on-loopback.ts";

/** Claims of an account, which is identified by the login name entered in the provider's form. */
export interface ProviderAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** A real OpenID provider on this machine; it stops when the test ends. */
export type TestOpenIdProvider = Awaited<ReturnType<typeof startTestOpenIdProvider>>;

export const PROVIDER_CLIENT = { id: "matchdesk", secret: "canary-provider-secret" } as const;

/**
 * Starts an OpenID provider.
 *
 * @param redirectUri the only permitted redirect URL
 * @param accounts claims by login name
 */
export async function startTestOpenIdProvider(
  redirectUri: string,
  accounts: Readonly<Record<string, ProviderAccount>>,
) {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listenOnLoopback(server)}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: PROVIDER_CLIENT.id,
        client_secret: PROVIDER_CLIENT.secret,
        redirect_uris: [redirectUri],
        post_logout_redirect_uris: [`${new URL(redirectUri).origin}/`],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    pkce: { required: () => true },
    cookies: { keys: ["test"] },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...accounts[id] }) }),
  });
  const handleRequest = provider.callback();
  server.on("request", (request, response) => void handleRequest(request, response));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    issuer /** Signs in at `url` like a browser; resolves to the URL of the final redirect. */,
    passThrough: (url: string, login: string) => passThrough(issuer, url, login),
  };
}

/** Follows redirects and submits the provider's forms: sign-in, then consent. */
async function passThrough(issuer: string, url: string, login: string): Promise<string> {
  const jar = new Map<string, string>();
  let next = url;
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 12; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response: Response = await fetch(next, {
      method: form === null ? "GET" : "POST",
      body: form,
      redirect: "manual",
      headers: { cookie },
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      const at = pair.indexOf("=");
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const location = response.headers.get("location");
    if (location !== null) {
      form = null;
      next = new URL(location, issuer).href;
      if (!next.startsWith(`${issuer}/`)) return next;
      continue;
    }
    const page = await response.text();
    const [, prompt = ""] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
    if (prompt === "") throw new Error(`unexpected page of the provider: ${page.slice(0, 500)}`);
    form = new URLSearchParams({ prompt, login, password: "any" });
  }
  throw new Error("the provider redirected more than 12 times");
}
