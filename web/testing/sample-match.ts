export { SAMPLE_NOON, sampleMatch, slot } from "#core/testing/sample-match.ts";
