declare module "virtual:flags" {
  /** Part of every flag's URL; changes when any flag does. */
  export const flagVersion: string;
  /** Lower-case country codes that have a flag, in the order of the image with all flags. */
  export const flagCodes: readonly string[];
  /** Columns of that image. */
  export const flagColumns: number;
}

declare module "virtual:embed-messages" {
  /** Codes of the languages whose messages a widget loads: all except the default language. */
  export const languages: readonly string[];
  /** Part of the file names of the messages; changes when any message does. */
  export const version: string;
}
