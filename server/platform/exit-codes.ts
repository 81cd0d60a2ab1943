/** Exit codes of all programs, as in sysexits.h, except the first two. */
export const EXIT_CODES = {
  /** No data matches the search: as in grep. */
  notFound: 1,
  /** The command line is wrong: as in shells and most programs. */
  usage: 2,
  /** The input data is invalid. */
  invalidData: 65,
  /** A service or an address is not available. */
  unavailable: 69,
  /** Writing a file failed. */
  inputOutput: 74,
  /** The configuration or the installation is unusable. */
  configuration: 78,
} as const;
