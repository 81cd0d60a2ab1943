import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import type { PlaceView } from "#core/contract/tournament.ts";
import type { CardContext } from "./bracket-model.ts";

interface NextBracketLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** The bracket that the link leads to, of the same tournament. */
  readonly to: NonNullable<PlaceView["continuesIn"]>;
  readonly tournament: CardContext["tournament"];
}

/**
 * Link from a place to the bracket that its contestants play on in. The router's `Link`, unlike
 * those to matches, because a bracket has few such places.
 */
export function NextBracketLink({ to, tournament, ...attributes }: NextBracketLinkProps) {
  return (
    <Link
      {...attributes}
      to="/tournaments/$site/$slug/bracket/$id"
      params={{ site: to.site, slug: tournament.slug, id: to.id }}
    />
  );
}
