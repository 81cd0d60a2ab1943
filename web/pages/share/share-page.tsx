import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { embedPagePath } from "#core/embed/embed-page-path.ts";
import { DEFAULT_KIND, EMBED_FORMS, EMBED_KINDS } from "#core/embed/kinds.ts";
import type { EmbedAttribute } from "#core/embed/parts/options.ts";
import { decodeChoice } from "#core/lib/decode.ts";
import { enShare } from "#core/i18n/en/share.ts";
import { usePublicPart } from "#web/api/audience.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useTournaments } from "#web/api/tournaments.ts";
import { useWidgetFiles } from "#web/api/widget-files.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { useAudienceMessages } from "#web/i18n/audience-messages.ts";
import { createMessagesHook, useMessages } from "#web/i18n/messages.ts";
import { attributesOf, isComplete } from "./choices.ts";
import { ChooseStyle } from "./choose-look.tsx";
import { ChooseContent } from "./choose-what.tsx";
import { CopyCode } from "./copy-code.tsx";
import { Preview } from "./preview.tsx";
import styles from "./share-page.module.css";

const useShareMessages = createMessagesHook("share", enShare);

/** Attributes that are reset when another attribute changes. */
const RESETS: Partial<Record<EmbedAttribute, readonly EmbedAttribute[]>> = {
  tournament: ["match", "bracket", "group"],
};

/** Embed builder: content, style and code of an embed, with a live preview. */
export function SharePage() {
  const common = useMessages();
  const messages = useShareMessages();
  const chosen = useSearch({ from: "/share" });
  const navigate = useNavigate({ from: "/share" });
  const publicPart = usePublicPart();
  const visibilityMessages = useAudienceMessages();
  const listed = useTournaments().data?.tournaments ?? [];
  const tournaments = listed.filter((each) => publicPart([each]) === "all");
  const files = useWidgetFiles().data;
  const venueZone = useMeta().timeZone;
  const [height, setHeight] = useState(0);
  const kind = decodeChoice(chosen["kind"], EMBED_KINDS, DEFAULT_KIND);
  const set = attributesOf(kind, chosen);
  const selectedTournament = listed.find(
    ({ site, slug }) => `${site}/${slug}` === chosen["tournament"],
  );
  const choose = (name: EmbedAttribute, value: string): void => {
    const resetNames = new Set<string>([name, ...(RESETS[name] ?? [])]);
    const remaining = Object.entries(chosen).filter(([each]) => !resetNames.has(each));
    const hasBracket = EMBED_FORMS[kind].fields.includes("bracket");
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
  const isShown = isPublic && isComplete(kind, set);
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
            <Preview messages={messages} path={embedPagePath(kind, set)} onHeight={setHeight} />
          ) : (
            <EmptyState>{isPublic ? messages.nothing : visibilityMessages.embed(title)}</EmptyState>
          )}
        </section>
      </div>
    </div>
  );
}
