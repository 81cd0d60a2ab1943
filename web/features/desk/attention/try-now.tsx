import type { PollResult } from "#core/contract/meta.ts";
import type { DeskWords } from "#core/i18n/en/desk.ts";
import { usePollNow } from "#web/api/desk-poll.ts";
import { useMeta } from "#web/api/reader.tsx";
import { sayFailure } from "#web/api/say-failure.ts";
import { useAllWords } from "#web/i18n/all-words.ts";
import { useDeskWords } from "#web/i18n/desk-words.ts";
import styles from "./try-now.module.css";

/** Outcomes that need no button, or have an attention item with one. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set([
  "ok",
  "waiting",
  "client-refused",
  "token-refused",
]);

/** Polls the service now, and what came of it. */
export function TryNow() {
  const words = useAllWords();
  const { tryNow } = useDeskWords();
  const { mutate, data, error, isPending } = usePollNow();
  return (
    <span className={styles["try"]}>
      <button
        type="button"
        className={styles["button"]}
        disabled={isPending}
        onClick={() => {
          mutate();
        }}
      >
        {tryNow.label}
      </button>
      <output>
        {isPending && tryNow.polling}
        {!isPending && error !== null && tryNow.error(sayFailure(error, words) ?? "")}
        {!isPending && data !== undefined && describeResult(data, tryNow)}
      </output>
    </span>
  );
}

/** Says to staff that the service fails, with a button to poll it now; nothing while it works. */
export function ServiceNotice() {
  const { tryNow } = useDeskWords();
  const { service } = useMeta();
  if (SAID_ELSEWHERE.has(service.outcome)) return null;
  return (
    <div className={styles["notice"]}>
      <p>{tryNow.failing}</p>
      <TryNow />
    </div>
  );
}

/** Describes the worst of what came of it. */
function describeResult({ polledHere, services }: PollResult, words: DeskWords["tryNow"]): string {
  if (!polledHere) return words.elsewhere;
  if (services.some(({ result, outcome }) => result === "polled" && outcome !== "ok"))
    return words.failed;
  const waits = services.flatMap(({ waitSeconds }) => waitSeconds ?? []);
  if (waits.length > 0) return words.wait(Math.max(...waits));
  return services.some(({ result }) => result === "running") ? words.running : words.ok;
}
