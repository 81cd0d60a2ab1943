import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// Vitest runs this file before each file of tests: the end of a test undoes what it has replaced.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
