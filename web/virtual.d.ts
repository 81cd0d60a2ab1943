declare module "virtual:flags" {
  /** Part of every flag's address; changes when any flag does. */
  export const flagVersion: string;
  /** Lower-case codes that have a flag. */
  export const flagCodes: readonly string[];
}
