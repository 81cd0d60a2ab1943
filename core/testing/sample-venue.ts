import { createVenueFormat } from "#core/lib/venue-format.ts";
import { SAMPLE_NOON } from "./sample-match.ts";

/** Formats times in UTC, on the day of `sampleMatch`. */
export const sampleVenue = createVenueFormat("UTC", "en-GB", () => SAMPLE_NOON);
