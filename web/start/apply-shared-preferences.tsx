import type { ReactNode } from "react";
import { PreferencesNotice } from "#web/features/preferences/preferences-notice.tsx";
import { takeShared } from "#web/preferences/shared-preferences.ts";

/** Uses the preferences that the address carries; what says so, and takes them back. */
export function applySharedPreferences(): ReactNode {
  const before = takeShared();
  return before === null ? null : <PreferencesNotice before={before} />;
}
