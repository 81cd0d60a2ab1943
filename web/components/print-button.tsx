import { useMessages } from "#web/i18n/use-messages.ts";
import { Icon } from "./icon.tsx";
import styles from "./print-button.module.css";

/** Button that prints the page. */
export function PrintButton() {
  const { bracket } = useMessages("common");
  return (
    <button
      type="button"
      className={styles["button"]}
      onClick={() => {
        print();
      }}
    >
      <Icon name="printer" /> <span>{bracket.share.print}</span>
    </button>
  );
}
