import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties carry numbers from the script to the style sheet. */
    [property: `--${string}`]: string | number | undefined;
  }
}
