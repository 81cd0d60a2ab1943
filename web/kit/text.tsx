import { type ElementType, Fragment, type HTMLAttributes } from "react";
import { joinClassNames } from "./join-class-names.ts";

/** A type of web/styles/type.css. */
export type TextType =
  | "display"
  | "figure"
  | "title"
  | "page"
  | "clock"
  | "section"
  | "score"
  | "minor"
  | "body"
  | "control"
  | "small"
  | "meta"
  | "mark"
  | "code";

/** A colour of text; its meanings are in web/styles/tokens.css. */
export type TextTone =
  | "plain"
  | "soft"
  | "faint"
  | "accent"
  | "live"
  | "warn"
  | "conflict"
  | "win"
  | "lose";

interface TextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: ElementType;
  /** Size, line height, weight and width; inherited if absent. */
  readonly type?: TextType;
  /** Inherited if absent. */
  readonly tone?: TextTone;
  readonly strong?: boolean;
  /** Whether it stays on one line and is cut at its end. */
  readonly cut?: boolean;
  readonly dateTime?: string;
}

/** Text in a type and a colour of the interface. */
export function Text({
  as: Element = "span",
  type,
  tone,
  strong = false,
  cut = false,
  className,
  ...attributes
}: TextProps) {
  return (
    <Element
      {...attributes}
      className={joinClassNames(
        type && `text-${type}`,
        tone && `tone-${tone}`,
        strong && "strong",
        cut && "cut-shrinking",
        className,
      )}
    />
  );
}

/** Texts with dots between them; a line breaks only after a dot if both parts fit on a line. */
export function Parts({ parts }: { readonly parts: readonly string[] }) {
  const known = parts.filter((part) => part !== "");
  return known.map((part, index) => (
    <Fragment key={part}>
      <span className="whole">
        {part}
        {index < known.length - 1 && " ·"}
      </span>{" "}
    </Fragment>
  ));
}
