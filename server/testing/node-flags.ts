/**
 * Node.js flags of the server, as in `npm start` and in the image. Without `__proto__`, JSON that
 * contains it cannot change prototypes. New objects have 8 MB instead of 32 (docs/performance.md#choices).
 */
export const NODE_FLAGS = ["--disable-proto=delete", "--max-semi-space-size=4"];

/**
 * Environment that limits the server's memory in the image. V8 collects garbage before the heap
 * grows far beyond its live objects, and the allocators of the C library and of the image renderer
 * (mimalloc) return large blocks to the system at once. Measured by `npm run bench bounds`: without
 * the last four variables, the highest resident memory was about 20 MB more.
 */
export const NODE_MEMORY_ENVIRONMENT = {
  NODE_OPTIONS: "--max-old-space-size=224",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MIMALLOC_ARENA_EAGER_COMMIT: "0",
  MIMALLOC_PURGE_DELAY: "0",
};
