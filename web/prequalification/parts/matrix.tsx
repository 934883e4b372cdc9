import { prequalificationCellName } from '#contract/prequalification/rules.ts';
import type { PrequalificationCellStatus, ClientPrequalificationCells } from '#contract/prequalification/shapes.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { prequalificationStatus } from '#contract/prequalification/states.ts';
import { copy } from '#web/prequalification/copy.ts';
import { RequestPrequalificationButton } from './request-button.tsx';
import { prequalificationStatusDateText, PrequalificationStatusText } from './prequalification-status.tsx';
import s from './matrix.module.css';

/**
 * The agency's prequalifications with a client by recruitment type and role category, with request buttons if allowed.
 */
export const PrequalificationMatrix = ({ client }: { client: ClientPrequalificationCells }) => (
  <ul className={s.matrix} aria-label={copy.matrixOf({ client: client.clientName })}>
    {client.cells.map((cell) => (
      <Cell
        key={`${String(cell.recruitmentTypeId)} ${String(cell.roleCategoryId)}`}
        client={client}
        cell={cell}
        asks={requestBlockedReasons([client]) === undefined}
      />
    ))}
  </ul>
);

/**
 * Returns the reason why the user can't request any prequalification. The page shows it once, instead of in every cell.
 */
export const requestBlockedReasons = (
  clients: readonly ClientPrequalificationCells[],
): readonly Reason[] | undefined => {
  const right = clients[0]?.cells[0]?.can.request;
  const reasons = right && !right.allowed ? right.reasons.filter(({ code }) => code === 'no-permission') : [];
  return reasons.length > 0 ? reasons : undefined;
};

/** The statuses that need no request button: approved and pending. */
const settled: readonly (number | null)[] = [prequalificationStatus.approved, prequalificationStatus.pending];

const Cell = ({
  client,
  cell,
  asks,
}: {
  client: ClientPrequalificationCells;
  cell: PrequalificationCellStatus;
  asks: boolean;
}) => {
  const day = prequalificationStatusDateText(cell);
  return (
    <li className={s.cell}>
      <b>{prequalificationCellName(cell)}</b>
      <p>
        <PrequalificationStatusText id={cell.prequalificationStatusId} status={cell.prequalificationStageStatus} />
        {day !== null && <span className={s.day}>{day}</span>}
      </p>
      {cell.reasonText !== null && <p className={s.reason}>{copy.because({ reason: cell.reasonText })}</p>}
      {asks && !settled.includes(cell.prequalificationStatusId) && (
        <RequestPrequalificationButton
          size="sm"
          clientId={client.clientId}
          clientName={client.clientName}
          recruitmentTypeId={cell.recruitmentTypeId}
          roleCategoryId={cell.roleCategoryId}
          can={cell.can}
        />
      )}
    </li>
  );
};
