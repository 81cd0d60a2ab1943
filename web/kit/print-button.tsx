import { useMessages } from "#web/i18n/use-messages.ts";
import { Icon } from "./icon.tsx";

export function PrintButton() {
  const { bracket } = useMessages("common");
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        print();
      }}
    >
      <Icon name="printer" /> <span>{bracket.share.print}</span>
    </button>
  );
}
