import type { PageMessages } from "#core/i18n/en/index.ts";
import type { PollResult } from "#core/contract/meta.ts";
import type { AttentionItemView } from "#core/contract/attention.ts";
import { NAMED_AFTER } from "#core/model/freshness.ts";
import { formatMinutes } from "#core/lib/format-minutes.ts";
import { MINUTE, SECOND } from "#core/lib/time.ts";
import { getFailureGroup } from "#core/model/service-outcome.ts";
import { useServerNow } from "#web/hooks/server-clock.ts";
import { useVenueFormat } from "#web/api/venue.ts";
import { useAttentionItems } from "#web/api/desk-attention.ts";
import { Link } from "#web/routing/routing.tsx";
import { useMessages } from "#web/i18n/use-messages.ts";
import { usePollNow } from "#web/api/desk.ts";
import { useMeta } from "#web/api/app-data-provider.tsx";
import { useFailure } from "#web/api/describe-failure.ts";
import { Button } from "#web/kit/controls/button.tsx";
import { Row } from "#web/kit/layout.tsx";

/** Button that polls the service now, and the result of the poll. */
export function PollNowButton() {
  const { tryNow } = useMessages("desk");
  const { mutate, data, error, isPending } = usePollNow();
  const failure = useFailure(error);
  return (
    <Row as="span" gap={3} wrap className="text-small tone-soft">
      <Button look="link" data-action="poll" disabled={isPending} onClick={() => mutate()}>
        {tryNow.label}
      </Button>
      <output>
        {isPending && tryNow.polling}
        {!isPending && failure !== null && tryNow.error(failure)}
        {!isPending && data !== undefined && describeResult(data, tryNow)}
      </output>
    </Row>
  );
}

interface StaffStaleDataProps {
  readonly part: "reason" | "delayed" | "offline";
  /** The reason that viewers see. */
  readonly text?: string;
}

/**
 * Parts of the bar about data that is out of date, for staff: the reason, then the item of the data and
 * the button that polls the service, or a notice while offline.
 */
export function StaffStaleData({ part, text = "" }: StaffStaleDataProps) {
  const { tryNow, sourceAge } = useMessages("desk");
  const item = useItemAboutOldData();
  if (part === "reason")
    return item === undefined ? text : <StaleDataReason reason={item.reason} />;
  if (part === "offline") return tryNow.readOnly;
  return (
    <Row as="span" gap={3} wrap className="text-small tone-soft">
      {item !== undefined && (
        <Link to="/desk" search={{ item: item.id }}>
          {sourceAge.show}
        </Link>
      )}
      <PollNowButton />
    </Row>
  );
}

/** Returns the attention item that explains the oldest data; `undefined` without one. */
function useItemAboutOldData(): AttentionItemView | undefined {
  const { dataSite } = useMeta();
  const rows = useAttentionItems().data?.rows ?? [];
  return (
    rows.find(
      ({ reason }) =>
        reason.kind === "service-down" && (dataSite === null || reason.sites.includes(dataSite)),
    ) ?? rows.find(({ reason }) => reason.kind === "service-refused" || reason.kind === "data-held")
  );
}

/** Reason why data is out of date, its age, and the number of current sites. */
function StaleDataReason({ reason }: Pick<AttentionItemView, "reason">) {
  const { down, sourceAge, currentSites } = useMessages("desk");
  const { dataAt, dataSite, dataTimes } = useMeta();
  const venue = useVenueFormat();
  const now = useServerNow(SECOND);
  const what =
    reason.kind === "service-refused"
      ? sourceAge.refused
      : sourceAge.what(
          reason.kind === "service-down" ? down[getFailureGroup(reason.outcome)] : sourceAge.held,
          dataSite,
        );
  if (dataAt === null) return what;
  const at = Date.parse(dataAt);
  const minutes = Math.floor((now - at) / MINUTE);
  const age = minutes < 1 ? "" : formatMinutes(minutes);
  const others = dataTimes.filter(
    (one) => !one.scope.includes("/") && Date.parse(one.dataAt) - at > NAMED_AFTER,
  ).length;
  const parts = [what, sourceAge.age(venue.when(at), age), currentSites(others)];
  return parts.filter(Boolean).join(" ");
}

/** Describes the worst result among all services. */
function describeResult(
  { polledHere, services }: PollResult,
  messages: PageMessages["desk"]["tryNow"],
): string {
  if (!polledHere) return messages.elsewhere;
  if (services.some(({ result, outcome }) => result === "polled" && outcome !== "ok"))
    return messages.failed;
  const waits = services.flatMap(({ waitSeconds }) => waitSeconds ?? []);
  if (waits.length > 0) return messages.wait(Math.max(...waits));
  return services.some(({ result }) => result === "running") ? messages.running : messages.ok;
}
