import { Fragment } from 'react';
import type { Bidder, EmployerLot } from '#contract/bidding/shapes.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatAmount, formatDateTime } from '#web/platform/formats.ts';
import { hasComparableValue } from '#web/bidding/parts/bid/amounts.ts';
import { formatBid } from '#web/bidding/parts/bid/amounts.ts';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { passedOverBidders, toggleAwardedBidder, type AwardChoice } from './award-choice.ts';
import { copy } from './employer-copy.ts';
import s from './bidders-table.module.css';

type Props = {
  lot: EmployerLot;
  /** The employer's choice, present while the lot can be awarded. */
  choice?: AwardChoice | undefined;
  onChoose?: (choice: AwardChoice) => void;
  /** Whether missing reasons are marked. */
  isChecked?: boolean;
};

export const bidderName = ({ agencyName, bidder }: Bidder): string => agencyName ?? bidder;

const statusCopy = { unconfirmed: copy.unconfirmed, withdrawn: copy.withdrawn, revoked: copy.revoked } as const;

const BidStatus = ({ row }: { row: Bidder }) => {
  if (row.status !== 'valid') return <Badge tone="warn">{statusCopy[row.status]}</Badge>;
  if (row.isAwarded) return <StatusLabel>{copy.awarded}</StatusLabel>;
  return row.isTied ? <Badge tone="info">{copy.tied}</Badge> : null;
};

const RecordCells = ({ record }: Pick<Bidder, 'record'>) => {
  if (record === null || record.submitted === 0)
    return (
      <td className={s.newcomer} colSpan={2}>
        {record && copy.newToYou}
      </td>
    );
  return (
    <>
      <td className={s.hired}>
        <span className={s.hiredWord}>{copy.hired} </span>
        {copy.hiredOf({ hired: record.hired, submitted: record.submitted })}
      </td>
      <td className={s.days}>{record.daysToSubmit === null ? '' : record.daysToSubmit.toFixed(1)}</td>
    </>
  );
};

/**
 * A lot's bidders by rank, shown as pseudonyms while the lot is open, and with names, records and the award after it
 * closes.
 */
export const BiddersTable = ({ lot, choice, onChoose, isChecked = false }: Props) => {
  const over = choice ? passedOverBidders(lot, choice) : [];
  const hasRecords = lot.bidders.some(({ record }) => record !== null);
  const hasValue = hasComparableValue(lot.rules.bidMethodId);
  const columns = 3 + (hasValue ? 1 : 0) + (choice ? 1 : 0) + (hasRecords ? 2 : 1);
  const lineAfter = lot.state === 'cancelled' ? undefined : (lot.awardLimit ?? undefined);
  return (
    <table className={s.bidders} data-choosing={choice ? true : undefined}>
      <thead>
        <tr>
          {choice && (
            <th scope="col">
              <VisuallyHidden>{copy.award}</VisuallyHidden>
            </th>
          )}
          <th scope="col" className={s.rank}>
            {copy.rank}
          </th>
          <th scope="col">{hasRecords ? copy.agency : copy.bidder}</th>
          <th scope="col" className={s.end}>
            {copy.rate}
          </th>
          {hasValue && (
            <th scope="col" className={s.end}>
              {copy.comparable({ currency: lot.currencyIso })}
            </th>
          )}
          {hasRecords ? (
            <>
              <th scope="col" className={s.end}>
                {copy.hired}
              </th>
              <th scope="col" className={s.end}>
                {copy.daysToSubmit}
              </th>
            </>
          ) : (
            <th scope="col" className={s.end}>
              {copy.received}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lot.bidders.map((row, index) => {
          const isOver = over.some(({ bidder }) => bidder === row.bidder);
          const before = lot.bidders[index - 1];
          const isSameRate =
            row.status === 'valid' && before?.status === 'valid' && before.totalDayRateBid === row.totalDayRateBid;
          return (
            <Fragment key={row.bidder}>
              <tr data-over={isOver || undefined} data-chosen={choice?.awarded.includes(row.bidder) ?? undefined}>
                {choice && (
                  <td className={s.check}>
                    {row.status === 'valid' && (
                      <CheckboxInput
                        label={<VisuallyHidden>{copy.awardTo({ agency: bidderName(row) })}</VisuallyHidden>}
                        value={choice.awarded.includes(row.bidder)}
                        onChange={() => onChoose?.(toggleAwardedBidder(choice, row.bidder))}
                      />
                    )}
                  </td>
                )}
                <td className={s.rank}>{row.position ?? ''}</td>
                <td className={s.name}>
                  <b>{bidderName(row)}</b> <BidStatus row={row} />
                  {isSameRate && row.position !== null && <small>{copy.sameRate({ rank: row.position - 1 })}</small>}
                  {row.reason !== null && <small>{row.reason}</small>}
                </td>
                <td className={s.rate}>{row.bidAmount !== null && formatBid(row.bidAmount, lot)}</td>
                {hasValue && (
                  <td className={s.value}>{row.totalDayRateBid !== null && formatAmount(row.totalDayRateBid)}</td>
                )}
                {hasRecords ? (
                  <RecordCells record={row.record} />
                ) : (
                  <td className={s.days}>{row.receivedAt !== null && formatDateTime(row.receivedAt, viewerZone())}</td>
                )}
              </tr>
              {choice && onChoose && isOver && (
                <WhyNot row={row} choice={choice} onChoose={onChoose} isChecked={isChecked} columns={columns} />
              )}
              {choice?.shares && choice.awarded.includes(row.bidder) && (
                <ShareRow row={row} choice={choice} shares={choice.shares} onChoose={onChoose} columns={columns} />
              )}
              {lineAfter !== undefined && row.position === lineAfter && (
                <tr className={s.line}>
                  <td colSpan={columns}>
                    <span>{copy.awardLine}</span>
                    <span>{copy.canBeAwarded({ count: lineAfter })}</span>
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
};

type RowProps = { row: Bidder; choice: AwardChoice; columns: number };

const WhyNot = ({
  row,
  choice,
  onChoose,
  isChecked,
  columns,
}: RowProps & { onChoose: (choice: AwardChoice) => void; isChecked: boolean }) => {
  const agency = bidderName(row);
  const reason = choice.reasons[row.bidder] ?? '';
  return (
    <tr className={s.why}>
      <td colSpan={columns}>
        <TextAreaInput
          label={copy.whyNot({ agency, rank: row.position ?? 0 })}
          hint={copy.agencyReads({ agency })}
          rows={1}
          value={reason}
          error={isChecked && reason.trim() === '' ? copy.reasonMissing({ agency }) : undefined}
          onChange={(text) => onChoose({ ...choice, reasons: { ...choice.reasons, [row.bidder]: text } })}
        />
      </td>
    </tr>
  );
};

const ShareRow = ({
  row,
  choice,
  shares,
  onChoose,
  columns,
}: RowProps & {
  shares: NonNullable<AwardChoice['shares']>;
  onChoose: ((choice: AwardChoice) => void) | undefined;
}) => (
  <tr className={s.why}>
    <td colSpan={columns}>
      <NumberInput
        label={copy.share({ agency: bidderName(row) })}
        unit="%"
        value={shares[row.bidder] ?? null}
        onChange={(share) => onChoose?.({ ...choice, shares: { ...shares, [row.bidder]: share } })}
      />
    </td>
  </tr>
);
