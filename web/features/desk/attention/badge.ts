/** More than this is "many" on an icon of 32 pixels. */
const MOST = 99;

/** The address of a page icon with a number on it. */
export function badgeAddress(count: number): string {
  const text = count > MOST ? "!" : String(count);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#a8202c"/><text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff" text-anchor="middle">${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
