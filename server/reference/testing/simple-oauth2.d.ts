/** The part of simple-oauth2 that the tests use; the package has no types. */
declare module "simple-oauth2" {
  export class ClientCredentials {
    constructor(config: {
      readonly client: { readonly id: string; readonly secret: string };
      readonly auth: { readonly tokenHost: string; readonly tokenPath: string };
      readonly options: { readonly authorizationMethod: "header" | "body" };
    });
    getToken(params: object): Promise<{ readonly token: Readonly<Record<string, unknown>> }>;
  }
}
