import type { ReactNode } from "react";
import { PreferencesNotice } from "#web/features/preferences/preferences-notice.tsx";
import { applyPreferencesOfUrl } from "#web/preferences/shared-preferences.ts";

/** Applies the preferences in the URL. Returns a notice with undo; `null` if nothing changed. */
export function applySharedPreferencesWithNotice(): ReactNode {
  const before = applyPreferencesOfUrl();
  return before === null ? null : <PreferencesNotice before={before} />;
}
