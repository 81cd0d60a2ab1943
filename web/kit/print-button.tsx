import { useMessages } from "#web/i18n/use-messages.ts";
import { Icon } from "./icon.tsx";
import styles from "./print-button.module.css";

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
