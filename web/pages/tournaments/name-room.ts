import { measureNameWidth } from "#core/lib/fit-name.ts";

/** Size of the root element's font, which all sizes are multiples of. */
const REM_PIXELS = 16;
/** Share of the full width below which a name is not narrowed while there is another line. */
const NARROW = 75;
/** Factor that covers differences to the rendered width; advances of other scripts are estimates. */
const SLACK = 1.03;
const SLACK_OTHER_SCRIPTS = 1.3;
const OTHER_SCRIPT = /[^ -\u04ff\u1e00-\u2044]/u;

/**
 * Returns the CSS properties `--name`, the width of a name, and `--narrow-name`, that of its narrow
 * form. The size of its box must not depend on the rendered name, which `ContestantName` narrows.
 *
 * @param size Font size in rem.
 */
export function measureNameRoom(name: string, size: number): Readonly<Record<string, string>> {
  const slack = OTHER_SCRIPT.test(name) ? SLACK_OTHER_SCRIPTS : SLACK;
  const measure = (width: number): string => {
    const pixels = measureNameWidth(name, { size: size * REM_PIXELS, strong: true }, width);
    return `${Math.ceil(pixels * slack) / REM_PIXELS}rem`;
  };
  return { "--name": measure(100), "--narrow-name": measure(NARROW) };
}
