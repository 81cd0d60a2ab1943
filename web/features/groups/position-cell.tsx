import type { StandingView } from "#core/contract/tournament.ts";
import { useMessages } from "#web/i18n/use-messages.ts";

interface PositionCellProps {
  readonly standing: StandingView;
  readonly className: string | undefined;
}

/** Cell of a position: "2", "2=" of a tie, "2*" if staff decided the order of a tie. */
export function PositionCell({ standing, className }: PositionCellProps) {
  const messages = useMessages("standings");
  const { position, tied, sharedPosition } = standing;
  const isDecided = sharedPosition !== null;
  const reason = isDecided ? messages.decidedByStaff : tied ? messages.tiedWith : undefined;
  return (
    <td className={className} title={reason}>
      {position}
      {tied && "="}
      {isDecided && "*"}
    </td>
  );
}
