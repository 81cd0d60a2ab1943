import { describe, expect, it } from "vitest";
import { openTestService } from "#server/reference/testing/service.ts";

const GOOD = "grant_type=client_credentials&client_id=desk&client_secret=s3cret";
const FORM = "application/x-www-form-urlencoded";
const BASIC = { Authorization: `Basic ${btoa("desk:s3cret")}` };

describe("POST /token/", () => {
  it.each([
    ["the form", GOOD, {}],
    ["HTTP Basic", "grant_type=client_credentials", BASIC],
    [
      "HTTP Basic and the same client_id in the form",
      "grant_type=client_credentials&client_id=desk",
      BASIC,
    ],
    ["the form with an unknown parameter", `${GOOD}&audience=all`, {}],
    ["the form with the only valid scope", `${GOOD}&scope=basic`, {}],
    ["a form with a charset", GOOD, { "Content-Type": `${FORM}; charset=utf-8` }],
  ])("issues a token for credentials in %s", async (_, form, headers) => {
    const service = await openTestService();
    const response = await service.post(form, headers);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Pragma")).toBe("no-cache");
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      expires_in: 3600,
      token_type: "Bearer",
      scope: "basic",
    });
  });

  it.each([
    ["no grant type", "client_id=desk&client_secret=s3cret", {}, 400, "invalid_request"],
    ["an empty grant type", GOOD.replace("client_credentials", ""), {}, 400, "invalid_request"],
    [
      "another grant type",
      GOOD.replace("client_credentials", "password"),
      {},
      400,
      "unsupported_grant_type",
    ],
    ["another scope", `${GOOD}&scope=admin`, {}, 400, "invalid_scope"],
    ["a parameter twice", `${GOOD}&client_id=desk`, {}, 400, "invalid_request"],
    ["no secret", "grant_type=client_credentials&client_id=desk", {}, 400, "invalid_request"],
    ["no id", "grant_type=client_credentials&client_secret=s", {}, 400, "invalid_request"],
    ["no credentials", "grant_type=client_credentials", {}, 401, "invalid_client"],
    ["a wrong secret", GOOD.replace("s3cret", "wrong"), {}, 401, "invalid_client"],
    ["an unknown client", GOOD.replace("desk", "nobody"), {}, 401, "invalid_client"],
    ["credentials in the form and by HTTP Basic", GOOD, BASIC, 400, "invalid_request"],
    ["two clients", "grant_type=client_credentials&client_id=x", BASIC, 400, "invalid_request"],
    ["JSON", "{}", { "Content-Type": "application/json" }, 400, "invalid_request"],
    ["a similar content type", GOOD, { "Content-Type": `${FORM}x` }, 400, "invalid_request"],
    ["a body above the size limit", `${GOOD}&x=${"y".repeat(20_000)}`, {}, 413, "invalid_request"],
  ])("rejects %s", async (_, body, headers, status, error) => {
    const service = await openTestService();
    const response = await service.post(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(await response.json()).toEqual({
      error,
      error_description: expect.stringMatching(/\.$/),
    });
  });

  it.each([
    ["a wrong secret", `Basic ${btoa("desk:wrong")}`],
    ["no colon", `Basic ${btoa("desk")}`],
    ["invalid base64", "Basic *"],
    ["a broken escape", `Basic ${btoa("desk:%E0%A4%A")}`],
    ["another scheme", "Digest x"],
  ])("sends a Basic challenge for HTTP Basic with %s", async (_, Authorization) => {
    const service = await openTestService();
    const response = await service.post("grant_type=client_credentials", { Authorization });
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBe('Basic realm="token", charset="UTF-8"');
    expect(await response.json()).toEqual({
      error: "invalid_client",
      error_description: "The client credentials are invalid.",
    });
  });
});
