import { Icon } from "./icon.tsx";
import { changePreferences, usePreferences } from "#web/preferences/preferences-store.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

interface FollowButtonProps {
  readonly kind: "contestants" | "tournaments";
  /** A contestant's key, or `SITE/SLUG` of a tournament. */
  readonly id: string;
  /** Text if it is not only "Follow". */
  readonly label?: string;
  /** Whether only the star is visible. */
  readonly isCompact?: boolean;
}

/** Toggle to follow a contestant or a tournament; stored in this browser. */
export function FollowButton({ kind, id, label, isCompact = false }: FollowButtonProps) {
  const { follow } = useMessages("common");
  const followed = usePreferences()[kind];
  const isFollowed = followed.includes(id);
  return (
    <button
      type="button"
      className="menu-button"
      aria-pressed={isFollowed}
      onClick={() => {
        changePreferences({
          [kind]: isFollowed ? followed.filter((each) => each !== id) : [...followed, id],
        });
      }}
    >
      <Icon name={isFollowed ? "star-fill" : "star"} />
      <span className={isCompact ? "visually-hidden" : undefined}>{label ?? follow}</span>
    </button>
  );
}
