/**
 * What Node.js runs the server with, here as in `npm start` and in the image: without `__proto__`, JSON
 * that holds one sets nothing.
 */
export const NODE_FLAGS = ["--disable-proto=delete"];
