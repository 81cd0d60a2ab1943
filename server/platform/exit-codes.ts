/** Exit codes of all programs, as in sysexits.h. */
export const EXIT_CODES = {
  /** The command line is wrong. */
  usage: 64,
  /** The input data is invalid. */
  invalidData: 65,
  /** A service or an address is not available. */
  unavailable: 69,
  /** Writing a file failed. */
  inputOutput: 74,
  /** The configuration is invalid. */
  configuration: 78,
} as const;
