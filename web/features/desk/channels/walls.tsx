import { useState } from "react";
import type { WallView } from "#core/contract/wall.ts";
import { MAX_WALL_NAME } from "#core/lib/input-limits.ts";
import { SECOND } from "#core/lib/time.ts";
import { wallPage } from "#core/paths/screen-paths.ts";
import { isWallLost, useWalls } from "#web/api/desk.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { Select } from "#web/kit/select.tsx";
import { AnnotationField } from "#web/features/desk/annotations/annotation-editor.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { CopyableUrlField } from "./copyable-url-field.tsx";
import { Input } from "#web/kit/controls/field.tsx";
import { Fold } from "#web/kit/fold.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import { Facts } from "#web/kit/facts/facts.tsx";
import styles from "./channels.module.css";

/**
 * Walls that have a name with their last sign of life, and the address of a further one.
 *
 * @param props.isFolded Whether only their number is shown until it is opened, as on a phone.
 */
export function Walls({ isFolded }: { readonly isFolded: boolean }) {
  const broadcast = useMessages("broadcast");
  const walls = useWalls();
  const now = useServerNow(SECOND);
  const lost = walls.filter((wall) => isWallLost(wall, now)).length;
  const lostWalls = lost > 0 && (
    <Text as="strong" tone="warn" strong>
      {broadcast.notSeenCount(lost)}
    </Text>
  );
  const content = (
    <>
      <ul className={styles["seen"]}>
        {walls.map((wall) => (
          <Wall key={wall.name} wall={wall} now={now} />
        ))}
      </ul>
      <WallAddress />
      <Facts>
        <AnnotationField kind="wall-message" scopes={[""]} />
      </Facts>
    </>
  );
  if (isFolded) {
    return (
      <Fold title={`${broadcast.walls} ${walls.length}`} facts={lostWalls}>
        {content}
      </Fold>
    );
  }
  return (
    <section className="stack">
      <SectionHeading facts={walls.length} aside={lostWalls}>
        {broadcast.walls}
      </SectionHeading>
      {content}
    </section>
  );
}

function Wall({ wall, now }: { readonly wall: WallView; readonly now: number }) {
  const broadcast = useMessages("broadcast");
  const venue = useVenueFormat();
  const seenAt = Date.parse(wall.seenAt);
  const visible =
    wall.tournament ??
    (wall.channel === null ? broadcast.allTournaments : broadcast.followsChannel(wall.channel));
  return (
    <li className="stack gap-0 text-meta tone-soft">
      <bdi className="text-minor tone-plain" dir="auto" translate="no">
        {wall.name}
      </bdi>
      <span>{visible}</span>
      {isWallLost(wall, now) ? (
        <Text as="strong" tone="warn" strong>
          {broadcast.notSeen(venue.when(seenAt))}
        </Text>
      ) : (
        <span>{broadcast.seen(Math.max(0, Math.floor((now - seenAt) / SECOND)))}</span>
      )}
    </li>
  );
}

/** Form with the name and the tournament of a wall, and the address that results. */
function WallAddress() {
  const broadcast = useMessages("broadcast");
  const tournaments = useTournaments().data?.tournaments ?? [];
  const [name, setName] = useState("");
  const [tournament, setTournament] = useState("");
  const path = wallPage(tournament, name.trim());
  return (
    <Row wrap className={styles["newWall"]}>
      <Input
        aria-label={broadcast.wallName}
        placeholder={broadcast.wallName}
        maxLength={MAX_WALL_NAME}
        autoComplete="off"
        value={name}
        onText={setName}
      />
      <Select
        look="labelled"
        label={broadcast.tournament}
        value={tournament}
        options={[
          { value: "", label: broadcast.allTournaments },
          ...tournaments.map(({ site, slug, title }) => ({
            value: `${site}/${slug}`,
            label: title,
          })),
        ]}
        onChange={setTournament}
      />
      <CopyableUrlField label={broadcast.wallAddress} path={path} />
      <a href={path} className="text-control" target="_blank" rel="noreferrer">
        {broadcast.openWall}
      </a>
      <p className="text-meta tone-faint">{broadcast.wallsHint}</p>
    </Row>
  );
}
