/** Narrows the names of `data-fit="78 70 62"`: widths of the face in percent, until one fits its room. */
export function fitNames(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-fit]")) {
    for (const width of (element.dataset["fit"] ?? "").split(" ")) {
      element.style.fontStretch = `${width}%`;
      if (element.scrollWidth <= element.clientWidth) break;
    }
  }
}
