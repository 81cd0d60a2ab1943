import { Link } from "#web/routing/routing.tsx";
import type { ComponentProps } from "react";
import type { PlaceView } from "#core/contract/tournament.ts";

interface NextBracketLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** The bracket that the link leads to, of the same tournament. */
  readonly to: NonNullable<PlaceView["continuesIn"]>;
  /** Slug of the tournament. */
  readonly slug: string;
}

/**
 * Link from a place to the bracket that its contestants play on in. The router's `Link`, unlike
 * those to matches, because a bracket has few such places.
 */
export function NextBracketLink({ to, slug, ...attributes }: NextBracketLinkProps) {
  return (
    <Link
      {...attributes}
      to="/tournaments/$site/$slug/bracket/$id"
      params={{ site: to.site, slug, id: to.id }}
    />
  );
}
