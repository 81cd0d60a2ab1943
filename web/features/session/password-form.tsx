import type { PageMessages } from "#core/i18n/en/index.ts";
import { MAX_STAFF_NAME } from "#core/lib/input-limits.ts";
import { type FormEvent, useId, useState } from "react";
import { apiPaths } from "#core/paths/paths.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import type { Session } from "#core/contract/session.ts";
import type { Messages } from "#core/i18n/en/pages.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { ApiError } from "#web/api/api-error.ts";
import { describeFailure } from "#web/api/describe-failure.ts";
import { sendJson } from "#web/api/send-json.ts";
import { focusOnMount } from "#web/kit/focus-on-mount.ts";
import { Stack } from "#web/kit/layout.tsx";
import { Text } from "#web/kit/text.tsx";
import styles from "./password-form.module.css";

interface PasswordFormProps {
  /** Name of the only person who may sign in here; `null` for any. */
  readonly name: string | null;
  /** Whether the first field to fill in gets the focus. */
  readonly hasFocus: boolean;
  readonly onSignedIn: (session: Session) => void;
}

/** Sign-in form with name and password. */
export function PasswordForm({ name, hasFocus, onSignedIn }: PasswordFormProps) {
  const all = useMessages("common");
  const messages = useMessages("session");
  const problemId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    try {
      const attempt = Object.fromEntries(new FormData(form));
      onSignedIn(await sendJson<Session>("POST", apiPaths.session, attempt));
    } catch (error) {
      setProblem(describeProblem(error, messages, all));
      setSending(false);
      form.querySelector<HTMLInputElement>("[name=password]")?.select();
    }
  };

  return (
    <form className="stack gap-4" onSubmit={(event) => void submit(event)}>
      <Stack as="label" gap={1}>
        <Text type="control" tone="soft">
          {messages.name}
        </Text>
        <input
          className="field"
          name="name"
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={MAX_STAFF_NAME}
          defaultValue={name ?? ""}
          readOnly={name !== null}
          // Also after a change of page, which focuses its content.
          data-first-field={(hasFocus && name === null) || undefined}
          ref={hasFocus && name === null ? focusOnMount : null}
        />
      </Stack>
      <Stack as="label" gap={1}>
        <Text type="control" tone="soft">
          {messages.password}
        </Text>
        <input
          className="field"
          name="password"
          type="password"
          autoComplete="current-password"
          required
          ref={hasFocus && name !== null ? focusOnMount : null}
          aria-describedby={problem === null ? undefined : problemId}
        />
      </Stack>
      <Text as="p" id={problemId} role="alert" tone="conflict" className={styles["problem"]}>
        {problem}
      </Text>
      <button type="submit" className="button button-ink" disabled={isSending}>
        {isSending ? messages.submitting : messages.title}
      </button>
    </form>
  );
}

function describeProblem(error: unknown, messages: PageMessages["session"], all: Messages): string {
  if (!(error instanceof ApiError)) return all.failure.unreachable;
  switch (error.id) {
    case "wrong-password":
      return messages.wrong;
    case "too-many-attempts":
      return messages.tooMany(Math.ceil(((error.retryAfter ?? 0) * SECOND) / MINUTE));
    default:
      return describeFailure(error, all) ?? "";
  }
}
