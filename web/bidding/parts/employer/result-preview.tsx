import { useState } from 'react';
import type { Bidder, EmployerLot } from '#contract/bidding/shapes.ts';
import { formatBid } from '#web/bidding/parts/bid/amounts.ts';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { StatusLabel } from '#web/ui/indicators/status.tsx';
import { awardableBidders, passedOverBidders, type AwardChoice } from './award-choice.ts';
import { bidderName } from './bidders-table.tsx';
import { copy } from './employer-copy.ts';
import s from './result-preview.module.css';

type Props = { lot: EmployerLot; choice: AwardChoice; clientName: string };

/** A preview of each agency's certificate, as it would be published now. */
export const ResultPreview = ({ lot, choice, clientName }: Props) => {
  const ranked = awardableBidders(lot);
  const [picked, setPicked] = useState<string | null>(null);
  const shown = ranked.find(({ bidder }) => bidder === picked) ?? passedOverBidders(lot, choice)[0] ?? ranked[0];
  return (
    <section className={s.preview} aria-labelledby={`preview-${lot.talentRequestId} lot-title-${lot.talentRequestId}`}>
      <header>
        <h3 id={`preview-${lot.talentRequestId}`}>{copy.preview}</h3>
      </header>
      <ul className={s.agencies}>
        {ranked.map((row) => (
          <li key={row.bidder}>
            <button type="button" aria-pressed={row.bidder === shown?.bidder} onClick={() => setPicked(row.bidder)}>
              <span>{bidderName(row)}</span>
              {choice.awarded.includes(row.bidder) ? <StatusLabel>{copy.resultAwarded}</StatusLabel> : copy.resultNot}
            </button>
          </li>
        ))}
      </ul>
      {shown && <Certificate lot={lot} choice={choice} row={shown} clientName={clientName} />}
      <DisabledReason reasons={[{ code: 'no-permission', text: copy.previewNote }]} />
    </section>
  );
};

const Certificate = ({ lot, choice, row, clientName }: Props & { row: Bidder }) => {
  const isAwarded = choice.awarded.includes(row.bidder);
  const needsReason = passedOverBidders(lot, choice).some(({ bidder }) => bidder === row.bidder);
  const count = awardableBidders(lot).length;
  const facts = [
    [
      copy.yourRank,
      lot.rules.showsBidderCount ? copy.rankOf({ rank: row.position ?? 0, count }) : String(row.position ?? ''),
    ],
    [copy.yourBid, row.bidAmount === null ? '' : formatBid(row.bidAmount, lot)],
    [copy.agenciesAwarded, copy.agencyCount({ count: choice.awarded.length })],
  ] as const;
  return (
    <article className={s.sheet}>
      <p>{copy.certificate}</p>
      <h4>{lot.jobTitle}</h4>
      <p>{clientName}</p>
      <p className={s.outcome}>{isAwarded ? copy.resultAwarded : copy.resultNot}</p>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {needsReason && (
        <>
          <h5>{copy.reasonFrom({ client: clientName })}</h5>
          <p className={s.given}>{(choice.reasons[row.bidder] ?? '').trim() || copy.reasonNone}</p>
        </>
      )}
    </article>
  );
};
