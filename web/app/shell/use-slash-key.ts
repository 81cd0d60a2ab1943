import { useEffect } from "react";

/** `/` goes to the first search field in view, the page's own before the header's. */
export function useSlashKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target)) return;
      const fields = document.querySelectorAll<HTMLInputElement>(
        "main input[type=search], header input[type=search]",
      );
      const field = [...fields].toReversed().find((each) => each.checkVisibility());
      if (field === undefined) return;
      event.preventDefault();
      field.focus();
      field.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, select, textarea");
}
