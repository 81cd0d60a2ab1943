import { type ReactNode, useState } from "react";
import { overlayPage } from "#core/paths/screen-paths.ts";
import type { NamedMatch } from "#web/api/named-items.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { splitMatchKey } from "#web/kit/open-match.ts";
import { Select } from "#web/kit/select.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { CopyableUrlField } from "./copyable-url-field.tsx";
import { Fold } from "#web/kit/fold.tsx";
import { FindMatch } from "./find-match.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import styles from "./channels.module.css";

/**
 * Addresses of overlays of one match or one bracket, which are chosen from lists.
 *
 * @param props.isFolded Whether only the title is shown until it is opened, as on a phone.
 */
export function OtherOverlays({ isFolded }: { readonly isFolded: boolean }) {
  const broadcast = useMessages("broadcast");
  const content = (
    <>
      <div className={styles["pickers"]}>
        <MatchOverlay />
        <BracketOverlay />
      </div>
      <p className="text-meta tone-faint">{broadcast.options}</p>
    </>
  );
  if (isFolded) return <Fold title={broadcast.others}>{content}</Fold>;
  return (
    <section className="stack">
      <SectionHeading facts={broadcast.othersHint}>{broadcast.others}</SectionHeading>
      {content}
    </section>
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
        label={broadcast.tournament}
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
  return (
    <fieldset className="stack">
      <legend className={joinClassNames("text-minor line-below", styles["legend"])}>
        {broadcast[kind]}
      </legend>
      {children}
      {path !== "" && (
        <CopyableUrlField label={broadcast.of(broadcast.address, broadcast[kind])} path={path} />
      )}
    </fieldset>
  );
}
