/** Part of the Trusted Types API: the CSP of the pages allows script URLs only from a policy. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string };
}

interface Window {
  /** `undefined` in browsers without Trusted Types. */
  readonly trustedTypes?: TrustedTypes;
}
