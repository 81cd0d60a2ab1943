/** Files of undici that its types do not name. Its main file would load ten times as much. */
declare module "undici/lib/dispatcher/agent.js" {
  export { Agent as default } from "undici";
}
declare module "undici/lib/api/api-request.js" {
  import type { Dispatcher } from "undici";

  const request: Dispatcher["request"];
  export default request;
}
