import { useState } from "react";
import type { Preferences } from "#web/preferences/preferences.ts";
import { changePreferences } from "#web/preferences/preferences-store.ts";
import { usePreferenceMessages } from "#web/i18n/preferences-messages.ts";
import styles from "./preferences.module.css";

interface PreferencesNoticeProps {
  /** Preferences before those of the link were applied. */
  readonly before: Preferences;
}

/** Notice that a link has changed the preferences, with a button to undo. */
export function PreferencesNotice({ before }: PreferencesNoticeProps) {
  const messages = usePreferenceMessages();
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <div className={styles["notice"]}>
      <output>{messages.taken}</output>
      <button
        type="button"
        className={styles["quiet"]}
        onClick={() => {
          changePreferences(before);
          setIsOpen(false);
        }}
      >
        {messages.undo}
      </button>
      <button
        type="button"
        className={styles["quiet"]}
        onClick={() => {
          setIsOpen(false);
        }}
      >
        {messages.keep}
      </button>
    </div>
  );
}
