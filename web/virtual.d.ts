declare module "virtual:flags" {
  /** Part of every flag's address; changes when any flag does. */
  export const flagVersion: string;
  /** Lower-case codes that have a flag. */
  export const flagCodes: readonly string[];
}

declare module "virtual:embed-messages" {
  /** Codes of the languages whose messages a widget loads: all but the default one. */
  export const languages: readonly string[];
  /** Part of their file names; changes when any message does. */
  export const version: string;
}
