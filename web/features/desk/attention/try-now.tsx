import type { PollResult } from "#core/contract/meta.ts";
import type { DeskMessages } from "#core/i18n/en/desk.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePollNow } from "#web/api/desk.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useFailure } from "#web/api/describe-failure.ts";
import styles from "./try-now.module.css";

/** Outcomes that need no button, or have an attention item with one. */
const OUTCOMES_WITHOUT_NOTICE: ReadonlySet<string> = new Set([
  "ok",
  "waiting",
  "client-refused",
  "token-refused",
]);

/** Button that polls the service now, and the result of the poll. */
export function PollNowButton() {
  const { tryNow } = useMessages("desk");
  const { mutate, data, error, isPending } = usePollNow();
  const failure = useFailure(error);
  return (
    <span className={styles["try"]}>
      <button
        type="button"
        className={styles["button"]}
        data-action="poll"
        disabled={isPending}
        onClick={() => {
          mutate();
        }}
      >
        {tryNow.label}
      </button>
      <output>
        {isPending && tryNow.polling}
        {!isPending && failure !== null && tryNow.error(failure)}
        {!isPending && data !== undefined && describeResult(data, tryNow)}
      </output>
    </span>
  );
}

/** Actions of staff on data that is out of date: poll the service, or only read. */
export function StaleDataAction({ kind }: { readonly kind: "delayed" | "offline" }) {
  const { tryNow } = useMessages("desk");
  return kind === "offline" ? tryNow.readOnly : <PollNowButton />;
}

/** Notice that the service fails, with a button to poll it now; nothing while it works. */
export function ServiceFailureNotice() {
  const { tryNow } = useMessages("desk");
  const { service } = useMeta();
  if (OUTCOMES_WITHOUT_NOTICE.has(service.outcome)) return null;
  return (
    <div className={styles["notice"]}>
      <p>{tryNow.failing}</p>
      <PollNowButton />
    </div>
  );
}

/** Describes the worst result among all services. */
function describeResult(
  { polledHere, services }: PollResult,
  messages: DeskMessages["tryNow"],
): string {
  if (!polledHere) return messages.elsewhere;
  if (services.some(({ result, outcome }) => result === "polled" && outcome !== "ok"))
    return messages.failed;
  const waits = services.flatMap(({ waitSeconds }) => waitSeconds ?? []);
  if (waits.length > 0) return messages.wait(Math.max(...waits));
  return services.some(({ result }) => result === "running") ? messages.running : messages.ok;
}
