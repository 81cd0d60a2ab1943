import { type ReactNode, useRef, useState } from "react";
import type { WallView } from "#core/contract/wall.ts";
import { MAX_WALL_NAME } from "#core/lib/input-limits.ts";
import { SECOND } from "#core/lib/time.ts";
import { overlayPage, wallPage } from "#core/paths/screen-paths.ts";
import { isWallLost, useWalls } from "#web/api/desk.ts";
import type { NamedMatch } from "#web/api/named-items.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { AnnotationField } from "#web/features/desk/annotations/annotation-editor.tsx";
import { Name } from "#web/features/desk/parts.tsx";
import { useCopy } from "#web/hooks/use-copy.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Input } from "#web/kit/controls/field.tsx";
import { Facts } from "#web/kit/facts/facts.tsx";
import { Fold } from "#web/kit/fold.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { Row } from "#web/kit/layout.tsx";
import { splitMatchKey } from "#web/kit/open-match.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { Select } from "#web/kit/select.tsx";
import { FindMatch } from "./find-match.tsx";
import styles from "./channels.module.css";

interface FoldedProps {
  /** Whether only the title is shown until it is opened, as on a phone. */
  readonly isFolded: boolean;
}

/** Walls that have a name with their last sign of life, and the address of a further one. */
export function Walls({ isFolded }: FoldedProps) {
  const broadcast = useMessages("broadcast");
  const title = useMessages("keys").titles.wall;
  const walls = useWalls();
  const now = useServerNow(SECOND);
  const lost = walls.filter((wall) => isWallLost(wall, now)).length;
  return (
    <Section
      isFolded={isFolded}
      title={title}
      count={walls.length}
      warning={
        lost > 0 && <strong className="strong tone-warn">{broadcast.notSeenCount(lost)}</strong>
      }
    >
      <ul className={styles["seen"]}>
        {walls.map((wall) => (
          <Wall key={wall.name} wall={wall} now={now} />
        ))}
      </ul>
      <WallAddress />
      <Facts>
        <AnnotationField kind="wall-message" scopes={[""]} />
      </Facts>
    </Section>
  );
}

/** Addresses of overlays of one match or one bracket, which are chosen from lists. */
export function OtherOverlays({ isFolded }: FoldedProps) {
  const broadcast = useMessages("broadcast");
  return (
    <Section isFolded={isFolded} title={broadcast.others} hint={broadcast.othersHint}>
      <div className={styles["pickers"]}>
        <MatchOverlay />
        <BracketOverlay />
      </div>
      <p className="text-meta tone-faint">{broadcast.options}</p>
    </Section>
  );
}

interface SectionProps extends FoldedProps {
  readonly title: string;
  readonly count?: number;
  /** After the title unless it is folded. */
  readonly hint?: string;
  readonly warning?: ReactNode;
  readonly children: ReactNode;
}

function Section({ isFolded, title, count, hint, warning, children }: SectionProps) {
  if (isFolded) {
    return (
      <Fold title={count === undefined ? title : `${title} ${count}`} facts={warning}>
        {children}
      </Fold>
    );
  }
  return (
    <section className="stack">
      <SectionHeading facts={count ?? hint} aside={warning}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}

function Wall({ wall, now }: { readonly wall: WallView; readonly now: number }) {
  const broadcast = useMessages("broadcast");
  const { words } = useMessages("common");
  const venue = useVenueFormat();
  const seenAt = Date.parse(wall.seenAt);
  const all = wall.channel === null ? words.allTournaments : broadcast.followsChannel(wall.channel);
  return (
    <li className="stack gap-0 text-meta tone-soft">
      <Name className="text-minor tone-plain">{wall.name}</Name>
      <span>{wall.tournament ?? all}</span>
      {isWallLost(wall, now) ? (
        <strong className="strong tone-warn">{broadcast.notSeen(venue.when(seenAt))}</strong>
      ) : (
        <span>{broadcast.seen(Math.max(0, Math.floor((now - seenAt) / SECOND)))}</span>
      )}
    </li>
  );
}

/** Form with the name and the tournament of a wall, and the address that results. */
function WallAddress() {
  const broadcast = useMessages("broadcast");
  const { words } = useMessages("common");
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
        label={words.tournament}
        value={tournament}
        options={[
          { value: "", label: words.allTournaments },
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

function MatchOverlay() {
  const [match, setMatch] = useState<NamedMatch | null>(null);
  const { site, id } = splitMatchKey(match?.key ?? "");
  return (
    <Overlay kind="match" path={site === "" ? "" : overlayPage.of("match", site, id)}>
      <FindMatch onAir={null} chosen={match} onChoose={setMatch} />
    </Overlay>
  );
}

function BracketOverlay() {
  const broadcast = useMessages("broadcast");
  const { words } = useMessages("common");
  const brackets = (useTournaments().data?.tournaments ?? []).flatMap(({ title, brackets: of }) =>
    of.map((bracket) => ({
      value: overlayPage.of("bracket", bracket.site, bracket.id),
      label: of.length > 1 ? `${title} · ${bracket.title}` : title,
    })),
  );
  const [path, setPath] = useState("");
  return (
    <Overlay kind="bracket" path={path}>
      <Select
        look="labelled"
        label={words.tournament}
        value={path}
        options={[{ value: "", label: broadcast.chooseOne }, ...brackets]}
        onChange={setPath}
      />
    </Overlay>
  );
}

interface OverlayProps {
  readonly kind: "match" | "bracket";
  /** URL path of the overlay; "" before a choice. */
  readonly path: string;
  /** The field that chooses. */
  readonly children: ReactNode;
}

function Overlay({ kind, path, children }: OverlayProps) {
  const broadcast = useMessages("broadcast");
  const { words } = useMessages("common");
  return (
    <fieldset className="stack">
      <legend className={joinClassNames("text-minor line-below", styles["legend"])}>
        {words[kind]}
      </legend>
      {children}
      {path !== "" && (
        <CopyableUrlField label={broadcast.of(broadcast.address, words[kind])} path={path} />
      )}
    </fieldset>
  );
}

interface CopyableUrlFieldProps {
  readonly label: string;
  /** URL path on this server. */
  readonly path: string;
}

/** Read-only field with a URL and a button that copies it. */
export function CopyableUrlField({ label, path }: CopyableUrlFieldProps) {
  const { words } = useMessages("common");
  const [isCopied, copy] = useCopy();
  const field = useRef<HTMLInputElement>(null);
  const url = location.origin + path;
  return (
    <Row as="p" className={styles["address"]}>
      <Input
        ref={field}
        aria-label={label}
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button
        aria-label={`${words.copy}: ${label}`}
        onClick={() => {
          void copy(url, field.current);
        }}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
    </Row>
  );
}
