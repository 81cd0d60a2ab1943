import { useEffect, useEffectEvent } from "react";

/**
 * Calls the listener of the latest rendering at events of the document; if `isFirst`, before the
 * listeners of elements.
 */
export function useDocumentEvent<K extends keyof DocumentEventMap>(
  type: K,
  listener: (event: DocumentEventMap[K]) => void,
  isFirst = false,
): void {
  const onEvent = useEffectEvent(listener);
  useEffect(() => {
    const call = (event: DocumentEventMap[K]): void => {
      onEvent(event);
    };
    document.addEventListener(type, call, isFirst);
    return () => {
      document.removeEventListener(type, call, isFirst);
    };
  }, [type, isFirst]);
}
