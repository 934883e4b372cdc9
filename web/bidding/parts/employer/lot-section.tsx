import { useState } from 'react';
import type { EmployerLot } from '#contract/bidding/shapes.ts';
import { bidType } from '#contract/engagements/states.ts';
import { formatBid } from '#web/bidding/parts/bid/amounts.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import type { AwardChoice } from './award-choice.ts';
import { AwardNoOneDialog } from './award-no-one-dialog.tsx';
import { BiddersTable } from './bidders-table.tsx';
import { copy } from './employer-copy.ts';
import { LotStateText } from './lot-state.tsx';
import { ObjectionItem } from './objection-item.tsx';
import { ResultPreview } from './result-preview.tsx';
import { RoundDialog } from './round-dialog.tsx';
import s from './employer.module.css';

type Props = {
  lot: EmployerLot;
  clientName: string;
  choice?: AwardChoice | undefined;
  onChoose?: (choice: AwardChoice) => void;
  isChecked?: boolean;
  /** Whether other lots can be awarded too, so that the award of this lot can be postponed. */
  isOneOfSeveral?: boolean;
  /** Whether the viewer is one of the provider's staff, who watch but can't act. */
  isReadOnly?: boolean;
};

const unsuccessfulText = (lot: EmployerLot): string => {
  if (lot.unsuccessfulReason === 'no-award') return copy.noAward;
  return lot.bidCount === 0 ? copy.noBids : copy.tooFewBids({ count: lot.bidCount, required: lot.rules.minimumBids });
};

const isTakingBids = ({ state }: EmployerLot): boolean => state === 'open' || state === 'rebid';

/** A lot with its state, rules and bidders, and the employer's actions on it. */
export const LotSection = ({
  lot,
  clientName,
  choice,
  onChoose,
  isChecked,
  isOneOfSeveral = false,
  isReadOnly = false,
}: Props) => {
  const [round, setRound] = useState<'reopen' | 'rebid' | null>(null);
  const [isRejecting, setIsRejecting] = useState(false);
  const { ceiling } = lot.rules;
  const isSealedNow = isTakingBids(lot) && lot.rules.bidTypeId === bidType.sealed;
  const facts = [
    copy.roles({ count: lot.noOfRoles }),
    copy.bids({ count: lot.bidCount }),
    ...(ceiling === null ? [] : [copy.ceiling({ amount: formatBid(ceiling, lot) })]),
    ...(lot.extensions > 0 ? [copy.extended({ count: lot.extensions })] : []),
  ];
  return (
    <section className={s.lot} id={`lot-${lot.talentRequestId}`} aria-labelledby={`lot-title-${lot.talentRequestId}`}>
      <header>
        <h2 id={`lot-title-${lot.talentRequestId}`}>{lot.jobTitle}</h2>
        <p className={s.facts}>{facts.join(', ')}</p>
        <span className={s.state}>
          <LotStateText lot={lot} />
        </span>
      </header>
      <div className={s.columns}>
        <div>
          {lot.state === 'unsuccessful' && <p className={s.note}>{unsuccessfulText(lot)}</p>}
          {isSealedNow && <p className={s.note}>{copy.sealed}</p>}
          {isTakingBids(lot) && !isSealedNow && <p className={s.note}>{copy.pseudonyms}</p>}
          {lot.bidders.length > 0 && (
            <BiddersTable
              lot={lot}
              choice={choice}
              {...(onChoose ? { onChoose } : {})}
              {...(isChecked === undefined ? {} : { isChecked })}
            />
          )}
          {choice && onChoose && (
            <div className={s.choices}>
              {choice.awarded.length > 1 && (
                <CheckboxInput
                  label={copy.splitRoles}
                  value={choice.shares !== null}
                  onChange={(isSplit) => onChoose({ ...choice, shares: isSplit ? {} : null })}
                />
              )}
              {isOneOfSeveral && (
                <CheckboxInput
                  label={copy.publishLot}
                  value={choice.isPublished}
                  onChange={(isPublished) => onChoose({ ...choice, isPublished })}
                />
              )}
            </div>
          )}
          {lot.objections.length > 0 && (
            <div className={s.objections}>
              {lot.objections.map((objection) => (
                <ObjectionItem key={objection.objectionId} objection={objection} />
              ))}
            </div>
          )}
          <details className={s.rules}>
            <summary>{copy.rules}</summary>
            <ul>
              {lot.ruleSentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </details>
          {!isReadOnly && (lot.can.reopen.allowed || lot.can.requestRebid.allowed || lot.can.award.allowed) && (
            <div className={s.actions}>
              {lot.can.reopen.allowed && <Button onClick={() => setRound('reopen')}>{copy.reopen}</Button>}
              {lot.can.requestRebid.allowed && <Button onClick={() => setRound('rebid')}>{copy.rebidStart}</Button>}
              {lot.can.award.allowed && <Button onClick={() => setIsRejecting(true)}>{copy.awardNobody}</Button>}
              {lot.state === 'unsuccessful' && <span>{copy.cancelRequest}</span>}
            </div>
          )}
        </div>
        {choice && <ResultPreview lot={lot} choice={choice} clientName={clientName} />}
      </div>
      {isRejecting && <AwardNoOneDialog lot={lot} onClose={() => setIsRejecting(false)} />}
      {round && <RoundDialog lot={lot} kind={round} onClose={() => setRound(null)} />}
    </section>
  );
};
