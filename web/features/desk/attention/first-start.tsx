import { SECOND } from "#core/lib/time.ts";
import { useMeta, useSession } from "#web/api/app-data-provider.tsx";
import { useDeskServices } from "#web/api/desk.ts";
import { SectionHeading } from "#web/kit/section-heading.tsx";
import { Record } from "#web/kit/record/record.tsx";
import { useServerNow } from "#web/hooks/server-clock.ts";
import type { PageMessages } from "#core/i18n/en/index.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

type Status = keyof PageMessages["desk"]["firstStart"]["status"];

/** Looks of the labels: what needs staff is amber. */
const TONES = { done: "done", refused: "warn", waiting: "plain", "not-set": "plain" } as const;
/** Outcomes of a service that responded and rejected the request. */
const REFUSALS: ReadonlySet<string> = new Set(["client-refused", "token-refused"]);

/** Page before the first data, for staff: the state of each step, its reason and the next action. */
export function FirstStart() {
  const { firstStart, service } = useMessages("desk");
  const { stamp } = useMessages("common");
  const { nextTry } = useMeta().service;
  const session = useSession();
  const services = useDeskServices();
  const now = useServerNow(SECOND);
  const isSignInSet = session !== undefined && session.signIn !== null;
  const seconds =
    nextTry === null ? 0 : Math.max(0, Math.ceil((Date.parse(nextTry) - now) / SECOND));
  const steps: readonly (readonly [Status, name: string, fact: string])[] = [
    ["done", firstStart.runs, location.host],
    ...services.map(({ clientId, outcome, message }) => {
      const fact = message ?? firstStart.responding[outcome === "ok" ? "ok" : "waiting"];
      return [getStatus(outcome), service, `${clientId}: ${fact}`] as const;
    }),
    ["waiting", firstStart.list, firstStart.follows],
    isSignInSet
      ? ["done", firstStart.signIn, ""]
      : ["not-set", firstStart.signIn, firstStart.everyone],
  ];
  return (
    <section>
      <SectionHeading>{firstStart.title}</SectionHeading>
      <ul>
        {steps.map(([status, name, fact]) => (
          <Record
            key={`${name} ${fact}`}
            form="brief"
            data-long
            tone={TONES[status]}
            kind={firstStart.status[status]}
            subject={name}
            text={fact}
          />
        ))}
      </ul>
      {seconds > 0 && <p className="tone-soft">{stamp.nextTry(seconds)}</p>}
    </section>
  );
}

function getStatus(outcome: string): Status {
  if (outcome === "ok") return "done";
  return REFUSALS.has(outcome) ? "refused" : "waiting";
}
