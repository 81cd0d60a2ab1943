const COUNT_PREFIX = /^\(\d+\) /;
/** Highest count that the page icon shows as a number. */
const MAX_ICON_COUNT = 99;

/** Shows the count in front of the page title; returns a function that removes it. */
export function countInTitle(count: number): () => void {
  const show = (): void => {
    const plain = document.title.replace(COUNT_PREFIX, "");
    const titleWithCount = count === 0 ? plain : `(${count}) ${plain}`;
    if (document.title !== titleWithCount) document.title = titleWithCount;
  };
  const observer = new MutationObserver(show);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  show();
  return () => {
    observer.disconnect();
    document.title = document.title.replace(COUNT_PREFIX, "");
  };
}

/** Shows the count in the page icon; returns a function that restores the icon. */
export function countInIcon(count: number): () => void {
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const originalIcon = icon?.href ?? "";
  if (icon !== null && count > 0) icon.href = badgeUrl(count);
  return () => {
    if (icon !== null) icon.href = originalIcon;
  };
}

/** Returns the data URL of a page icon with a number. */
function badgeUrl(count: number): string {
  const text = count > MAX_ICON_COUNT ? "!" : String(count);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#a8202c"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff" text-anchor="middle">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
