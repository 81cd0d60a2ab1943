import { useState } from "react";
import { overlayPage, wallPage } from "#core/paths/screen-paths.ts";
import { LANGUAGE_CODES } from "#core/i18n/languages.ts";
import { useChannels } from "#web/api/desk-channels.ts";
import { useAnnotations } from "#web/api/desk-annotations.ts";
import { useMatches } from "#web/api/matches.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { PageColumn } from "#web/components/page-column.tsx";
import { SectionHeading } from "#web/components/section-heading.tsx";
import { LoadingState } from "#web/components/loading-state.tsx";
import { useBroadcastMessages } from "#web/i18n/broadcast-messages.ts";
import { ChannelCard } from "#web/features/desk/channels/channel-card.tsx";
import { DeskTabs } from "#web/features/desk/desk-tabs.tsx";
import { TextAnnotationEditor } from "#web/features/desk/annotations/text-annotation-editor.tsx";
import { NewChannel } from "#web/features/desk/channels/new-channel.tsx";
import { CopyableUrlField } from "#web/features/desk/channels/copyable-url-field.tsx";
import styles from "#web/features/desk/channels/screens.module.css";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

/** Maximum number of matches per state offered for a channel. */
const MAX_MATCHES = 40;

/** Page with broadcast channels, overlay URLs and venue walls. */
export function ScreensPage() {
  const messages = useFirstPageMessages();
  const broadcast = useBroadcastMessages();
  const { data, error } = useAnnotations();
  const channels = useChannels();
  const live = useMatches({ state: "live", limit: MAX_MATCHES }).data?.matches ?? [];
  const next = useMatches({ state: "upcoming", limit: MAX_MATCHES }).data?.matches ?? [];
  const matches = [...live, ...next].filter(({ unresolved }) => unresolved === null);
  const [previewed, setPreviewed] = useState<string | null>(null);
  return (
    <PageColumn>
      <title>{`${broadcast.title} · ${messages.product}`}</title>
      <h1 className="visually-hidden">{broadcast.title}</h1>
      <DeskTabs />
      {data === undefined && <LoadingState failure={describeFailure(error, messages)} />}
      {data !== undefined && (
        <>
          <section>
            <SectionHeading>{broadcast.channels}</SectionHeading>
            <p className={styles["hint"]}>{broadcast.intro}</p>
            {channels.length === 0 && <EmptyState>{broadcast.noChannels}</EmptyState>}
            <ul className={styles["list"]}>
              {channels.map((channel) => (
                <ChannelCard
                  key={channel.name}
                  channel={channel}
                  matches={matches}
                  isPreviewed={previewed === channel.name}
                  onPreview={(isOpen) => {
                    setPreviewed((now) => {
                      if (isOpen) return channel.name;
                      return now === channel.name ? null : now;
                    });
                  }}
                />
              ))}
            </ul>
            <NewChannel names={channels.map(({ name }) => name)} />
            <p className={styles["hint"]}>{broadcast.size}</p>
          </section>
          <section className={styles["others"]}>
            <SectionHeading>{broadcast.others}</SectionHeading>
            <p className={styles["hint"]}>{broadcast.othersHint}</p>
            <CopyableUrlField
              label={broadcast.match}
              path={overlayPage.of("match", "SITE", "ID")}
            />
            <CopyableUrlField
              label={broadcast.bracket}
              path={overlayPage.of("bracket", "SITE", "ID")}
            />
            <p className={styles["hint"]}>{broadcast.options(LANGUAGE_CODES.join(", "))}</p>
          </section>
          <section>
            <SectionHeading>{broadcast.walls}</SectionHeading>
            <p className={styles["hint"]}>{broadcast.wallsHint}</p>
            <dl>
              <TextAnnotationEditor kind="wall-message" scope="" />
            </dl>
            <CopyableUrlField label={broadcast.walls} path={wallPage()} />
            <p className={styles["hint"]}>
              <a href={wallPage()} target="_blank" rel="noreferrer">
                {broadcast.openWall}
              </a>
            </p>
          </section>
        </>
      )}
    </PageColumn>
  );
}
