import { SECOND } from "#core/lib/time.ts";
import { useMeta, useSession } from "#web/api/app-data-provider.tsx";
import { useDeskServices } from "#web/api/desk.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { StatusLabel } from "#web/kit/status-label.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import { useMessages } from "#web/i18n/use-messages.ts";
import styles from "./first-start.module.css";

type Status = keyof PageMessages["desk"]["firstStart"]["status"];

/** Looks of the labels: what needs staff is amber. */
const TONES = { done: "done", refused: "warn", waiting: "plain", "not-set": "plain" } as const;
/** Outcomes of a service that responded and rejected the request. */
const REFUSALS: ReadonlySet<string> = new Set(["client-refused", "token-refused"]);

/** Page before the first data, for staff: the state of each step, its reason and the next action. */
export function FirstStart() {
  const { firstStart, service } = useMessages("desk");
  const { nextTry } = useMeta().service;
  const session = useSession();
  const services = useDeskServices();
  const now = useServerNow(SECOND);
  const isSignInSet = session !== undefined && session.signIn !== null;
  const seconds =
    nextTry === null ? 0 : Math.max(0, Math.ceil((Date.parse(nextTry) - now) / SECOND));
  return (
    <section className={styles["start"]}>
      <SectionHeading>{firstStart.title}</SectionHeading>
      <ul>
        <Step status="done" name={firstStart.runs} fact={location.host} />
        {services.map(({ clientId, outcome, message }) => (
          <Step
            key={clientId}
            status={getStatus(outcome)}
            name={service}
            fact={`${clientId}: ${message ?? firstStart.responding[outcome === "ok" ? "ok" : "waiting"]}`}
          />
        ))}
        <Step status="waiting" name={firstStart.list} fact={firstStart.follows} />
        <Step
          status={isSignInSet ? "done" : "not-set"}
          name={firstStart.signIn}
          fact={isSignInSet ? "" : firstStart.everyone}
        />
      </ul>
      {seconds > 0 && <p className="tone-soft">{firstStart.nextTry(seconds)}</p>}
    </section>
  );
}

interface StepProps {
  readonly status: Status;
  readonly name: string;
  readonly fact: string;
}

function Step({ status, name, fact }: StepProps) {
  const { firstStart } = useMessages("desk");
  return (
    <li className={styles["step"]}>
      <span>
        <StatusLabel tone={TONES[status]}>{firstStart.status[status]}</StatusLabel>
      </span>
      <span className="strong">{name}</span>
      <span className={styles["fact"]}>{fact}</span>
    </li>
  );
}

function getStatus(outcome: string): Status {
  if (outcome === "ok") return "done";
  return REFUSALS.has(outcome) ? "refused" : "waiting";
}
