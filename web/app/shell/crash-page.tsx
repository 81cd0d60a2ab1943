import { useState } from "react";
import { copyText } from "#web/hooks/copy-text.ts";
import { useFirstPageMessages } from "#web/i18n/messages.ts";

/** Replaces a page that threw an error: offers a reload and the details for a bug report. */
export function CrashPage({ error }: { readonly error: unknown }) {
  const { failure } = useFirstPageMessages();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const details = [location.href, navigator.userAgent, cause];
    setCopied(await copyText(details.join("\n")));
  };
  return (
    <p className="page-inset" role="alert">
      {failure.crash}{" "}
      <button
        type="button"
        className="link-button strong"
        onClick={() => {
          location.reload();
        }}
      >
        {failure.reload}
      </button>{" "}
      ·{" "}
      <button
        type="button"
        className="link-button strong"
        onClick={() => {
          void copy();
        }}
      >
        {copied ? failure.copied : failure.copyDetails}
      </button>
    </p>
  );
}
