export { firstPage } from "./first-page.ts";
export const pages = () => import("./pages.ts");
export const embeds = () => import("./embeds.ts");
