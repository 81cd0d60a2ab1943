import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { apiPaths } from "#core/paths/paths.ts";
import { useSession } from "#web/api/app-data-provider.tsx";
import {
  applySession,
  closeSignInSheet,
  getTimeLeft,
  openSignInSheet,
  useSessionState,
  watchSession,
  type Act,
} from "#web/api/session-watch.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { Row, Stack } from "#web/kit/layout.tsx";
import { Sheet } from "#web/kit/sheet.tsx";
import { getServerNow } from "#web/hooks/server-clock.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { useLocation } from "#web/routing/routing.tsx";
import { PasswordForm } from "./password-form.tsx";
import type { PageMessages } from "#core/i18n/en/index.ts";

/** Where the sign-in in another tab ends. */
const OTHER_TAB = "/sign-in?part=tab";

/** Sheet over a page of staff that asks them to sign in again before and after the session ends. */
export function SignInSheet() {
  const client = useQueryClient();
  const messages = useMessages("session");
  const { isSheetOpen } = useSessionState();
  const pathname = useLocation((location) => location.pathname);
  useEffect(() => watchSession(client), [client]);
  // Another page cannot load its data.
  useEffect(openSignInSheet, [pathname]);
  if (!isSheetOpen) return null;
  return (
    <Sheet label={messages.again} isNarrow onClose={closeSignInSheet}>
      <Content />
    </Sheet>
  );
}

function Content() {
  const client = useQueryClient();
  const messages = useMessages("session");
  const desk = useMessages("desk");
  const venue = useVenueFormat();
  const session = useSession();
  const { phase, acts } = useSessionState();
  // Text typed while the sheet opened without a press must not get into the password.
  const hasFocus = acts.length > 0;
  return (
    <Stack gap={6}>
      {/* Has the focus so that no key is typed into the password, and has nothing to press. */}
      <output className="stack gap-0" tabIndex={-1} ref={hasFocus ? null : focusOnMount}>
        <span>
          {phase === "ended"
            ? messages.ended
            : messages.endsAt(venue.time(getServerNow() + getTimeLeft(client)))}
        </span>
        {acts.length > 0 && (
          <span>{messages.waits(describeActs(acts, desk, messages.pressed))}</span>
        )}
      </output>
      {session?.signIn === "password" ? (
        <PasswordForm
          name={session.name}
          hasFocus={hasFocus}
          onSignedIn={(next) => void applySession(client, next)}
        />
      ) : (
        <a
          className="button button-ink"
          href={apiPaths.sessionOidc(OTHER_TAB)}
          target="_blank"
          rel="noreferrer"
          ref={hasFocus ? focusOnMount : null}
        >
          {messages.provider}
        </a>
      )}
      <Row wrap baseline between className="text-control tone-soft">
        <button type="button" className="link-button" onClick={closeSignInSheet}>
          {messages.later}
        </button>
        {phase === "ended" && session?.signIn === "password" && (
          // A full page load drops the data of the person before.
          <a
            className="link-button"
            href={`/sign-in?to=${encodeURIComponent(location.pathname + location.search)}`}
          >
            {messages.otherPerson}
          </a>
        )}
      </Row>
    </Stack>
  );
}

/**
 * Returns what acts do by the labels of their buttons, or `other` without one: "Claim, Snooze 2".
 */
export function describeActs(
  acts: readonly Act[],
  { claim, list, tryNow }: PageMessages["desk"],
  other: string,
): string {
  const claimLabels: ReadonlyMap<unknown, string> = new Map([
    ["take", claim.take],
    ["hand-over", claim["hand-over"]],
    ["snooze", claim.snooze],
    ["done", claim.done],
    ["give-back", claim.giveBack],
    ["accept", claim.accept],
    ["keep", claim.keep],
  ]);
  const labels = acts.map(({ path, body }) => {
    if (path === apiPaths.deskPoll) return tryNow.label;
    const actions = path === apiPaths.deskAttention ? getActions(body) : [];
    const label = claimLabels.get(actions[0]);
    return label === undefined ? other : list.count(label, actions.length);
  });
  return [...new Set(labels)].join(", ");
}

/** Returns the actions of a request that changes attention items. */
function getActions(body: unknown): readonly unknown[] {
  if (typeof body !== "object" || body === null || !("claims" in body)) return [];
  const claims: unknown = body.claims;
  return Array.isArray(claims) ? claims.map((each: object) => Reflect.get(each, "action")) : [];
}
