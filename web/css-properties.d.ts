import "react";

declare module "react" {
  interface CSSProperties {
    /** Allows custom properties, which pass numbers from scripts to the style sheet. */
    [property: `--${string}`]: string | number | undefined;
  }
}
