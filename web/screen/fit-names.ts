/**
 * Narrows the names of `data-fit="78 70 62"`, widths of the face in percent, until one fits its room.
 * What does not even then gets the class `tight`.
 */
export function fitNames(within: ParentNode): void {
  for (const element of within.querySelectorAll<HTMLElement>("[data-fit]")) {
    element.classList.remove("tight");
    const fits = (element.dataset["fit"] ?? "").split(" ").some((width) => {
      element.style.fontStretch = `${width}%`;
      return element.scrollWidth <= element.clientWidth;
    });
    if (!fits) element.classList.add("tight");
  }
}
