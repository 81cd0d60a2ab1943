declare module "virtual:flags" {
  /** Part of every flag's URL; changes when any flag does. */
  export const flagVersion: string;
  /** Matches lower-case country codes that have a flag. */
  export const flagCodes: RegExp;
  /** Size of the image with all flags, in flags, and the cell of a code. */
  export const flagColumns: number;
  export const flagRows: number;
  export const findFlagCell: (code: string) => readonly [column: number, row: number];
}

declare module "virtual:embed-messages" {
  /** Codes of the languages whose messages a widget loads: all except the default language. */
  export const languages: readonly string[];
  /** Part of the file names of the messages; changes when any message does. */
  export const version: string;
}
