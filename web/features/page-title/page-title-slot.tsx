import { createStore } from "#web/hooks/create-store.ts";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import styles from "./page-title.module.css";

const { set: setSlot, use } = createStore<Element | null>(null);

/** Returns the element of `PageTitleSlot`; `null` while there is none. */
export const usePageTitleSlot = use;

/** Place for the title of the current page in the header of the product, used on phones. */
export function PageTitleSlot() {
  return <div ref={setSlot} className={joinClassNames(styles["slot"], "row gap-0")} />;
}
