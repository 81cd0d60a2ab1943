import { useQuery } from "@tanstack/react-query";
import { useSearch } from "#web/routing/routing.tsx";
import { useState } from "react";
import { useMessages } from "#web/i18n/use-messages.ts";
import type { WidgetFiles } from "#core/contract/widget-files.ts";
import { embedPagePath } from "#core/embed/embed-page-path.ts";
import { jsonQuery } from "#web/api/fetch-json.ts";
import { useGetPublicShare } from "#web/api/public-share.ts";
import { useTournaments } from "#web/api/tournaments.ts";
import { EmptyState } from "#web/kit/empty-state.tsx";
import { joinClassNames } from "#web/kit/join-class-names.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { CopyLinkButton } from "#web/kit/copy.tsx";
import { PageHead } from "#web/features/page-title/page-head.tsx";
import { ChooseContent } from "./choose-content.tsx";
import { ChooseStyle } from "./choose-style.tsx";
import { CopyCode } from "./copy-code.tsx";
import { EmbedPreview } from "./embed-preview.tsx";
import {
  findShareKind,
  hasTarget,
  selectApplicableAttributes,
  SHARE_KIND_SETTINGS,
} from "./share-kinds.ts";
import { useShareTargets } from "./use-share-targets.ts";
import styles from "./share-page.module.css";

/** URLs and hashes of the widget's current files. */
const widgetFilesQuery = jsonQuery<WidgetFiles>(["widget-files"], "/widget.json", [
  "script",
  "module",
  "style",
]);

/** Embed builder: content, style and code of an embed, with a live preview. Its URL has the choices. */
export function SharePage() {
  const messages = useMessages("share");
  const { nav, words } = useMessages("common");
  const chosen = useSearch({ from: "/share" });
  const getPublicShare = useGetPublicShare();
  const visibilityMessages = useMessages("visibility");
  const tournaments = useTournaments().data?.tournaments ?? [];
  const files = useQuery(widgetFilesQuery).data;
  const [measured, setMeasured] = useState({ path: "", height: 0 });
  const kind = findShareKind(chosen);
  const targets = useShareTargets(kind);
  const chosenSet = selectApplicableAttributes(kind, chosen);
  // Until the viewer chooses a target, the most likely one is shown.
  const likely = hasTarget(kind, chosenSet) ? undefined : targets.all[0];
  const set = new Map([...chosenSet, ...(likely?.attributes ?? [])]);
  const key = SHARE_KIND_SETTINGS[kind].target.map((name) => set.get(name)).find(Boolean) ?? "";
  const target = likely ?? targets.all.find((each) => each.key === key);
  const name = target?.text ?? key;
  const title = name === "" ? words[kind] : name;
  const tournament = tournaments.find(
    ({ site, slug }) => `${site}/${slug}` === set.get("tournament"),
  );
  const isPublic = tournament === undefined || getPublicShare([tournament]) === "all";
  const isShown = isPublic && hasTarget(kind, set);
  const path = embedPagePath(SHARE_KIND_SETTINGS[kind].embed, set);
  // The height of the content before is another one.
  const height = measured.path === path ? measured.height : 0;
  const embed = { kind, set, title, height, path };
  return (
    <div className={styles["page"]}>
      <PageHead title={nav.share}>
        <p className={joinClassNames(styles["purpose"], "tone-soft")}>{messages.purpose}</p>
        <CopyLinkButton />
      </PageHead>
      <div className={styles["builder"]}>
        <ChooseContent
          kind={kind}
          targets={targets.all}
          title={name}
          isChosen={likely === undefined && name !== ""}
        />
        <div className={styles["result"]} data-loading={!targets.isLoaded || undefined}>
          {isShown ? (
            <>
              <EmbedPreview
                embed={embed}
                onHeight={(next) => setMeasured({ path, height: next })}
              />
              <CopyCode files={files} embed={embed} />
            </>
          ) : (
            <section aria-label={messages.preview}>
              <SectionHeading>{messages.preview}</SectionHeading>
              <EmptyState>
                {isPublic ? targets.isLoaded && messages.nothing : visibilityMessages.embed(title)}
              </EmptyState>
            </section>
          )}
        </div>
        <ChooseStyle />
      </div>
    </div>
  );
}
