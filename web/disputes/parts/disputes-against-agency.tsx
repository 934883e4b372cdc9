import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Defence } from '#contract/disputes/shapes.ts';
import { DateWithName, ProofDialog, ProofList, DecisionReasons, isDecisionLate } from '#web/claims/public.tsx';
import { disputesAgainstAgencyQuery, useAnswerDispute } from '#web/disputes/client.ts';
import { copy } from '#web/disputes/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts, type Fact } from '#web/ui/layout/facts.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ErrorState } from '#web/ui/states/states.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './disputes.module.css';

/** Other agencies' disputes about the ownership of a candidate, and the answers of the user's agency. */
export const DisputesAgainstAgency = ({ candidateId }: { candidateId: string }) => {
  const found = useQuery(disputesAgainstAgencyQuery(candidateId));
  if (hasFailedToLoad(found))
    return (
      <Block title={copy.block}>
        <ErrorState title={copy.failed} onRetry={() => void found.refetch()} />
      </Block>
    );
  const disputes = found.data?.disputes ?? [];
  return disputes.map((dispute, at) => (
    <DefenceFacts
      key={dispute.disputeId}
      dispute={dispute}
      title={disputes.length === 1 ? copy.block : copy.blockOf({ number: disputes.length - at })}
    />
  ));
};

const stateOf = (dispute: Defence) => {
  const { outcome, answeredAt } = dispute;
  if (outcome !== null) return { tone: 'plain', label: copy[outcome] } as const;
  if (isDecisionLate(dispute)) return { tone: 'bad', label: copy.lateState } as const;
  return { tone: 'warn', label: answeredAt === null ? copy.answerState : copy.openState } as const;
};

const datesOf = (dispute: Defence): Fact[] => [
  [copy.openedOn, <DateText key="opened" value={dispute.openedAt} />],
  ...(dispute.answeredAt !== null
    ? [
        [
          copy.answeredOn,
          <DateWithName key="answered" at={dispute.answeredAt} name={dispute.answeredByName} />,
        ] as const,
      ]
    : []),
  ...(dispute.can.answer.allowed
    ? [[copy.answerBy, <DateText key="answer" value={dispute.answerBy} time />] as const]
    : []),
  dispute.endedAt === null
    ? [copy.decideBy, <DateText key="decide" value={dispute.decideBy} time />]
    : [copy.endedOn, <DateText key="ended" value={dispute.endedAt} />],
];

const DefenceFacts = ({ dispute, title }: { dispute: Defence; title: string }) => {
  const [isAnswering, setAnswering] = useState(false);
  const answer = useAnswerDispute(dispute.disputeId);
  const { tone, label } = stateOf(dispute);
  return (
    <Block title={title} aside={<Badge tone={tone}>{label}</Badge>}>
      {dispute.outcome === null && <p className={s.lead}>{copy.raised}</p>}
      {isDecisionLate(dispute) && <p className={s.late}>{copy.lateForOwner}</p>}
      <Facts facts={datesOf(dispute)} />
      {dispute.answeredAt !== null && (
        <ProofList
          title={copy.ownProof}
          side={copy.yourAgency}
          contacts={dispute.contacts}
          statement={dispute.statement}
        />
      )}
      <DecisionReasons title={copy.reasons} text={dispute.reasons} />
      {dispute.can.answer.allowed && (
        <div className={s.actions}>
          <Button size="sm" onClick={() => setAnswering(true)}>
            {copy.answer}
          </Button>
        </div>
      )}
      {isAnswering && (
        <ProofDialog
          title={copy.answerTitle}
          lead={copy.answerLead({ date: formatDate(dispute.decideBy, viewerZone()) })}
          confirm={copy.answer}
          save={answer}
          onSave={(proof) =>
            answer.mutate(proof, {
              onSuccess: () => {
                toast.success(copy.answered);
                setAnswering(false);
              },
            })
          }
          onClose={() => setAnswering(false)}
        />
      )}
    </Block>
  );
};
