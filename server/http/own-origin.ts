import type { MiddlewareHandler } from "hono";

const POLICY = "content-security-policy";
/** Host names and addresses with an optional port; nothing that could end a part of a policy. */
const AUTHORITY = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * Names this server in the policy of a page next to `'self'`. WebKit matches `'self'` with nothing
 * in an iframe that is sandboxed without `allow-same-origin`, and loads no style and no script.
 * `http:` in a policy includes HTTPS, so it does not matter which of them a proxy uses.
 */
export const allowOwnOrigin: MiddlewareHandler = async (c, next) => {
  await next();
  const policy = c.res.headers.get(POLICY);
  const { host } = new URL(c.req.url);
  if (policy === null || !AUTHORITY.test(host)) return;
  c.res.headers.set(POLICY, policy.replaceAll("'self'", `'self' http://${host}`));
};
