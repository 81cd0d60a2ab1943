import { useState } from "react";
import type { MatchView } from "#core/contract/match.ts";
import { overlayPage } from "#core/paths/screen-paths.ts";
import { LANGUAGE_CODES } from "#core/i18n/languages.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { Select } from "#web/components/select.tsx";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { CopyableUrlField } from "./copyable-url-field.tsx";
import { FindMatch } from "./find-match.tsx";
import styles from "./panel.module.css";

/** Addresses of overlays of one match or one bracket, which are chosen from lists. */
export function OtherOverlays() {
  const broadcast = useBroadcastMessages();
  return (
    <section className={styles["others"]}>
      <SectionHeading facts={broadcast.othersHint}>{broadcast.others}</SectionHeading>
      <div className={styles["pickers"]}>
        <MatchOverlay />
        <BracketOverlay />
      </div>
      <p className={styles["hint"]}>{broadcast.options(LANGUAGE_CODES.join(", "))}</p>
    </section>
  );
}

function MatchOverlay() {
  const broadcast = useBroadcastMessages();
  const [match, setMatch] = useState<MatchView | null>(null);
  return (
    <fieldset className={styles["picker"]}>
      <legend className={styles["minor"]}>{broadcast.match}</legend>
      <FindMatch
        name="match of an overlay"
        channel={null}
        offersFirst={false}
        chosen={match?.key ?? null}
        onChoose={setMatch}
      />
      {match !== null && (
        <CopyableUrlField
          label={broadcast.of(broadcast.address, broadcast.match)}
          path={overlayPage.of("match", match.site, match.id)}
        />
      )}
    </fieldset>
  );
}

function BracketOverlay() {
  const broadcast = useBroadcastMessages();
  const brackets = (useTournaments().data?.tournaments ?? []).flatMap(({ title, brackets: of }) =>
    of.map((bracket) => ({
      path: overlayPage.of("bracket", bracket.site, bracket.id),
      label: of.length > 1 ? `${title} · ${bracket.title}` : title,
    })),
  );
  const [path, setPath] = useState("");
  return (
    <fieldset className={styles["picker"]}>
      <legend className={styles["minor"]}>{broadcast.bracket}</legend>
      <Select
        look="labelled"
        label={broadcast.tournament}
        value={path}
        options={[
          { value: "", label: "–" },
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
