import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { embedPagePath } from "#core/embed/embed-page-path.ts";
import { DEFAULT_EMBED_KIND, EMBED_KIND_SETTINGS, EMBED_KINDS } from "#core/embed/kinds.ts";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";
import { decodeChoice } from "#core/lib/decode.ts";
import { enShare } from "#core/i18n/en/share.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useTournaments } from "#web/api/tournaments.ts";
import { useWidgetFiles } from "#web/api/widget-files.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { useVisibilityMessages } from "#web/i18n/visibility-messages.ts";
import { createMessagesHook, useFirstPageMessages } from "#web/i18n/messages.ts";
import { selectApplicableAttributes, hasRequiredSubject } from "./choices.ts";
import { ChooseStyle } from "./choose-style.tsx";
import { ChooseContent } from "./choose-content.tsx";
import { CopyCode } from "./copy-code.tsx";
import { EmbedPreview } from "./embed-preview.tsx";
import styles from "./share-page.module.css";

const useShareMessages = createMessagesHook("share", enShare);

/** Attributes that are reset when another attribute changes. */
const RESETS: Partial<Record<EmbedAttribute, readonly EmbedAttribute[]>> = {
  tournament: ["match", "bracket", "group"],
};

/** Embed builder: content, style and code of an embed, with a live preview. */
export function SharePage() {
  const common = useFirstPageMessages();
  const messages = useShareMessages();
  const chosen = useSearch({ from: "/share" });
  const navigate = useNavigate({ from: "/share" });
  const publicPart = useGetPublicShare();
  const visibilityMessages = useVisibilityMessages();
  const listed = useTournaments().data?.tournaments ?? [];
  const tournaments = listed.filter((each) => publicPart([each]) === "all");
  const files = useWidgetFiles().data;
  const venueZone = useMeta().timeZone;
  const [height, setHeight] = useState(0);
  const kind = decodeChoice(chosen["kind"], EMBED_KINDS, DEFAULT_EMBED_KIND);
  const set = selectApplicableAttributes(kind, chosen);
  const selectedTournament = listed.find(
    ({ site, slug }) => `${site}/${slug}` === chosen["tournament"],
  );
  const choose = (name: EmbedAttribute, value: string): void => {
    const resetNames = new Set<string>([name, ...(RESETS[name] ?? [])]);
    const remaining = Object.entries(chosen).filter(([each]) => !resetNames.has(each));
    const hasBracket = EMBED_KIND_SETTINGS[kind].fields.includes("bracket");
    const bracketEntry = name === "tournament" && hasBracket ? selectFirstBracket(value) : [];
    const added = value === "" ? [] : [[name, value]];
    const search = Object.fromEntries([...remaining, ...added, ...bracketEntry]);
    void navigate({ search, replace: true, resetScroll: false });
  };
  /** Returns the search parameter of a tournament's first bracket; empty if there is none. */
  const selectFirstBracket = (key: string): readonly (readonly [string, string])[] => {
    const brackets =
      tournaments.find(({ site, slug }) => `${site}/${slug}` === key)?.brackets ?? [];
    const [first] = brackets;
    return first === undefined ? [] : [["bracket", `${first.site}/${first.id}`]];
  };
  const isPublic = selectedTournament === undefined || publicPart([selectedTournament]) === "all";
  const isShown = isPublic && hasRequiredSubject(kind, set);
  const title = selectedTournament?.title ?? messages.kinds[kind];
  return (
    <div className={styles["page"]}>
      <title>{`${messages.title} · ${common.product}`}</title>
      <h1 className={styles["title"]}>{messages.title}</h1>
      <div className={styles["builder"]}>
        <div className={styles["choices"]}>
          <ChooseContent {...{ messages, kind, tournaments, chosen, choose }} />
          <ChooseStyle {...{ messages, venueZone, chosen, choose }} />
          {isShown && <CopyCode {...{ messages, files }} embed={{ kind, set, title, height }} />}
        </div>
        <section className={styles["preview"]} aria-label={messages.preview}>
          {isShown ? (
            <EmbedPreview
              messages={messages}
              path={embedPagePath(kind, set)}
              onHeight={setHeight}
            />
          ) : (
            <EmptyState>{isPublic ? messages.nothing : visibilityMessages.embed(title)}</EmptyState>
          )}
        </section>
      </div>
    </div>
  );
}
