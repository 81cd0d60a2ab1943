import { useState } from "react";
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
import styles from "./panel.module.css";

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
  const broadcast = useMessages("broadcast");
  const [match, setMatch] = useState<NamedMatch | null>(null);
  const { site, id } = splitMatchKey(match?.key ?? "");
  return (
    <fieldset className="stack">
      <legend className={joinClassNames("text-minor line-below", styles["legend"])}>
        {broadcast.match}
      </legend>
      <FindMatch onAir={null} chosen={match} onChoose={setMatch} />
      {site !== "" && (
        <CopyableUrlField
          label={broadcast.of(broadcast.address, broadcast.match)}
          path={overlayPage.of("match", site, id)}
        />
      )}
    </fieldset>
  );
}

function BracketOverlay() {
  const broadcast = useMessages("broadcast");
  const brackets = (useTournaments().data?.tournaments ?? []).flatMap(({ title, brackets: of }) =>
    of.map((bracket) => ({
      path: overlayPage.of("bracket", bracket.site, bracket.id),
      label: of.length > 1 ? `${title} · ${bracket.title}` : title,
    })),
  );
  const [path, setPath] = useState("");
  return (
    <fieldset className="stack">
      <legend className={joinClassNames("text-minor line-below", styles["legend"])}>
        {broadcast.bracket}
      </legend>
      <Select
        look="labelled"
        label={broadcast.tournament}
        value={path}
        options={[
          { value: "", label: broadcast.chooseOne },
          ...brackets.map((bracket) => ({ value: bracket.path, label: bracket.label })),
        ]}
        onChange={setPath}
      />
      {path !== "" && (
        <CopyableUrlField label={broadcast.of(broadcast.address, broadcast.bracket)} path={path} />
      )}
    </fieldset>
  );
}
