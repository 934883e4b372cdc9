import { useState } from 'react';
import type { EmployerLot } from '#contract/bidding/shapes.ts';
import { proposedAward, type AwardChoice } from './award-choice.ts';
import { copy } from './employer-copy.ts';
import { LotSection } from './lot-section.tsx';
import { LotStateText } from './lot-state.tsx';
import { PublishResultsBar } from './publish-bar.tsx';
import s from './employer.module.css';

type Props = { engagementId: string; lots: readonly EmployerLot[]; clientName: string; isReadOnly?: boolean };

/** All lots of an auction, with the award of each closed lot. */
export const AuctionLots = ({ engagementId, lots, clientName, isReadOnly = false }: Props) => {
  const [choices, setChoices] = useState<Readonly<Record<string, AwardChoice>>>({});
  const [isChecked, setIsChecked] = useState(false);
  const toAward = isReadOnly ? [] : lots.filter(({ can }) => can.award.allowed);
  const choiceOf = (lot: EmployerLot): AwardChoice => choices[lot.talentRequestId] ?? proposedAward(lot);
  return (
    <div className={s.board}>
      {lots.length > 1 && (
        <ol className={s.lots} aria-label={copy.lots}>
          {lots.map((lot) => (
            <li key={lot.talentRequestId}>
              <a href={`#lot-${lot.talentRequestId}`}>
                <b>{lot.jobTitle}</b>
                <LotStateText lot={lot} />
                <small>{copy.bids({ count: lot.bidCount })}</small>
              </a>
            </li>
          ))}
        </ol>
      )}
      {lots.map((lot) => {
        const isToAward = toAward.includes(lot);
        return (
          <LotSection
            key={lot.talentRequestId}
            lot={lot}
            clientName={clientName}
            choice={isToAward ? choiceOf(lot) : undefined}
            onChoose={(choice) => setChoices({ ...choices, [lot.talentRequestId]: choice })}
            isChecked={isChecked}
            isOneOfSeveral={toAward.length > 1}
            isReadOnly={isReadOnly}
          />
        );
      })}
      {toAward.length > 0 && (
        <PublishResultsBar
          engagementId={engagementId}
          chosen={toAward.map((lot) => ({ lot, choice: choiceOf(lot) })).filter(({ choice }) => choice.isPublished)}
          onCheck={() => setIsChecked(true)}
        />
      )}
    </div>
  );
};
