import type { ComponentProps } from "react";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import styles from "./controls.module.css";

interface ButtonProps extends ComponentProps<"button"> {
  /** `box` with a border, `ink` filled for the main action, `link` underlined, `plain` as text, `icon` square. */
  readonly look?: "box" | "ink" | "link" | "plain" | "icon";
}

/** Button that submits nothing, unless its type says so. */
export function Button({ look = "box", className, type = "button", ...attributes }: ButtonProps) {
  return (
    // oxlint-disable-next-line react/button-has-type -- "button" unless its user says otherwise
    <button {...attributes} type={type} className={joinClassNames(styles[look], className)} />
  );
}
