/**
 * What Node.js runs the server with, here as in `npm start` and in the image: without `__proto__`, JSON
 * that holds one sets nothing.
 */
export const NODE_FLAGS = ["--disable-proto=delete"];

/**
 * What bounds the memory of the server in the image: V8 collects before its heap grows far beyond what
 * is in use, and the allocators of the C library and of the image renderer (mimalloc) return large
 * blocks at once instead of keeping them. `npm run bench bounds` measures it: without the last four, the
 * highest resident memory was some 20 MB more.
 */
export const NODE_ENVIRONMENT = {
  NODE_OPTIONS: "--max-old-space-size=224 --max-semi-space-size=4",
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MIMALLOC_ARENA_EAGER_COMMIT: "0",
  MIMALLOC_PURGE_DELAY: "0",
};
