import { DAY } from "#core/lib/time.ts";
import { SYSTEM_AUTHOR } from "#core/desk/staff-act.ts";
import type { Instant } from "#core/model/match.ts";
import { isStoreError } from "#server/archive/database/archive-error.ts";
import type { Sessions } from "#server/auth/sessions.ts";
import type { StaffSignInMethod } from "#server/auth/sign-in.ts";
import type { AttentionInput } from "#server/presenters/attention.ts";
import { toServiceTime } from "#server/presenters/attention.ts";
import type { AnnotationStore } from "#server/desk/annotation-store.ts";

/** Acts before that, in milliseconds, name no candidate for a handover. */
const KNOWN_FOR = 14 * DAY;

interface PeopleDeps {
  readonly signIn: StaffSignInMethod;
  readonly sessions: Pick<Sessions, "findPeople">;
  readonly annotations: Pick<AnnotationStore, "claims" | "findAuthors">;
}

/**
 * Finds all staff to whom an attention item can be handed over: who can sign in with a password, has
 * a session, or did something in the last 14 days. Without sign-in all staff have one name, so that
 * names to whom items were handed over count too. Seen last first, with that time. While the archive
 * cannot be read, it finds those known without it.
 */
export async function findPeople(
  { signIn, sessions, annotations }: PeopleDeps,
  clocks: Pick<AttentionInput, "now" | "machineNow">,
): Promise<AttentionInput["people"]> {
  const hasSignIn = signIn.type === "password" || signIn.type === "oidc";
  const names = hasSignIn ? [] : annotations.claims().map(({ who }) => who);
  const users = signIn.type === "password" ? signIn.users.names : [];
  const seen = new Map<string, Instant | null>([...names, ...users].map((name) => [name, null]));
  const note = (name: string, at: Instant): void => {
    seen.set(name, Math.max(at, seen.get(name) ?? -Infinity));
  };
  const since = Math.min(clocks.now, clocks.machineNow) - KNOWN_FOR;
  try {
    for (const { who, at } of await annotations.findAuthors(since)) note(who, at);
    for (const { name, at } of await sessions.findPeople()) note(name, toServiceTime(at, clocks));
  } catch (error) {
    if (!isStoreError(error)) throw error;
  }
  seen.delete(SYSTEM_AUTHOR);
  return [...seen]
    .map(([name, seenAt]) => ({ name, seenAt }))
    .toSorted((a, b) => (b.seenAt ?? -Infinity) - (a.seenAt ?? -Infinity));
}
