/**
 * What Node.js runs the server with, here as in `npm start` and in the image: without `__proto__`, JSON
 * that holds one sets nothing.
 */
export const NODE_FLAGS = ["--disable-proto=delete"];

/**
 * What bounds the memory of the server in the image: V8 collects before its heap grows far beyond what
 * is in use, and the C library keeps two pools of free memory instead of eight for each core.
 */
export const NODE_ENVIRONMENT = {
  NODE_OPTIONS: "--max-old-space-size=224 --max-semi-space-size=8",
  MALLOC_ARENA_MAX: "2",
};
