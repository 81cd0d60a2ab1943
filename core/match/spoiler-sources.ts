/**
 * Matches the types of slot sources whose contestant reveals the result of an earlier match
 * (docs/domain.md#hidden-scores).
 */
export const SPOILER_SOURCES = /^(winner|loser|advancing)/;
