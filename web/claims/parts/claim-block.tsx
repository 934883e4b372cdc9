import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateClaim, Claim } from '#contract/claims/shapes.ts';
import {
  candidateClaimQuery,
  useAcceptClaim,
  useContestClaim,
  useOpenClaim,
  useWithdrawClaim,
} from '#web/claims/client.ts';
import { copy } from '#web/claims/copy.ts';
import { now, viewerZone } from '#web/platform/clock.ts';
import { formatDate } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ErrorState } from '#web/ui/states/states.tsx';
import { ClaimDetails, ClaimStateBadge, isDecisionLate } from './claim-facts.tsx';
import { formatContactDay } from './contact-day.ts';
import { ProofDialog } from './proof-dialog.tsx';
import s from './claims.module.css';

type Props = { candidateId: string; isEmployer?: boolean };

/** The employer's claim that it already knew a candidate, with the actions available to the user's side. */
export const CandidateClaimBlock = ({ candidateId, isEmployer = false }: Props) => {
  const found = useQuery(candidateClaimQuery(candidateId));
  if (hasFailedToLoad(found))
    return (
      <Block title={copy.block}>
        <ErrorState title={copy.failed} onRetry={() => void found.refetch()} />
      </Block>
    );
  if (!found.data) return null;
  const { claim, claimUntil } = found.data;
  if (claim)
    return (
      <Block title={copy.block} aside={<ClaimStateBadge claim={claim} isAgency={!isEmployer} />}>
        {isDecisionLate(claim) && <p className={s.late}>{isEmployer ? copy.lateForClient : copy.lateForAgency}</p>}
        <ClaimDetails claim={claim} />
        <ClaimActions claim={claim} />
      </Block>
    );
  if (Date.parse(claimUntil) < now()) return null;
  const { claim: right } = found.data.can;
  if (!isEmployer) return right.allowed ? <Unclaimed claimUntil={claimUntil} /> : null;
  return right.allowed ? (
    <ClaimOffer candidateId={candidateId} of={found.data} />
  ) : (
    <EarlierSubmission reasons={right.reasons} />
  );
};

/** The codes of the reasons that an earlier submission gives, which the candidate's page doesn't show otherwise. */
const earlierReasons: readonly string[] = ['already-claimed', 'claim-introduced'];

/** Explains to the employer why an earlier submission prevents a claim; nothing if it doesn't. */
const EarlierSubmission = ({ reasons }: { reasons: readonly { code: string; text: string }[] }) => {
  const reason = reasons.find(({ code }) => earlierReasons.includes(code));
  return reason === undefined ? null : (
    <Block title={copy.block}>
      <p className={s.quiet}>{reason.text}</p>
    </Block>
  );
};

const untilText = (at: string): string => formatDate(at, viewerZone());

const Unclaimed = ({ claimUntil }: { claimUntil: string }) => (
  <Block title={copy.block}>
    <p className={s.quiet}>{copy.ownedUnlessClaimed({ until: untilText(claimUntil) })}</p>
  </Block>
);

const ClaimOffer = ({ candidateId, of }: { candidateId: string; of: CandidateClaim }) => {
  const [isOpen, setOpen] = useState(false);
  const [from, to] = [formatContactDay(of.contactPeriod.from), formatContactDay(of.contactPeriod.to)];
  const make = useOpenClaim(candidateId);
  return (
    <Block title={copy.block}>
      <p className={s.quiet}>{copy.canClaim({ until: untilText(of.claimUntil), from, to })}</p>
      <div className={s.actions}>
        <Button size="sm" onClick={() => setOpen(true)}>
          {copy.claim}
        </Button>
      </div>
      {isOpen && (
        <ProofDialog
          title={copy.claimTitle}
          lead={copy.claimLead}
          confirm={copy.claim}
          period={of.contactPeriod}
          save={make}
          onSave={(proof) => make.mutate(proof, { onSuccess: () => toast.success(copy.claimMade) })}
          onClose={() => setOpen(false)}
        />
      )}
    </Block>
  );
};

type Step = 'withdraw' | 'accept' | 'contest';

const ClaimActions = ({ claim }: { claim: Claim }) => {
  const [step, setStep] = useState<Step | null>(null);
  const { withdraw, accept, contest } = claim.can;
  if (![withdraw, accept, contest].some(({ allowed }) => allowed)) return null;
  return (
    <>
      <div className={s.actions}>
        {contest.allowed && (
          <Button size="sm" onClick={() => setStep('contest')}>
            {copy.contest}
          </Button>
        )}
        {accept.allowed && (
          <Button size="sm" onClick={() => setStep('accept')}>
            {copy.accept}
          </Button>
        )}
        {withdraw.allowed && (
          <Button size="sm" onClick={() => setStep('withdraw')}>
            {copy.withdraw}
          </Button>
        )}
      </div>
      {step === 'contest' && <Contest claim={claim} onClose={() => setStep(null)} />}
      {(step === 'accept' || step === 'withdraw') && (
        <EndClaim claim={claim} step={step} onClose={() => setStep(null)} />
      )}
    </>
  );
};

type StepProps = { claim: Claim; onClose: () => void };

const Contest = ({ claim, onClose }: StepProps) => {
  const contest = useContestClaim(claim.claimId);
  const client = claim.clientName;
  return (
    <ProofDialog
      title={copy.contestTitle({ client })}
      lead={copy.contestLead({ client })}
      confirm={copy.contest}
      save={contest}
      onSave={(proof) =>
        contest.mutate(proof, {
          onSuccess: () => {
            toast.success(copy.contested);
            onClose();
          },
        })
      }
      onClose={onClose}
    />
  );
};

/** A dialog in which the user's side ends a claim: the agency accepts it, or the employer withdraws it. */
const EndClaim = ({ claim, step, onClose }: StepProps & { step: 'accept' | 'withdraw' }) => {
  const mutations = { accept: useAcceptClaim(), withdraw: useWithdrawClaim() };
  const { clientName: client } = claim;
  const words = {
    accept: { title: copy.acceptTitle({ client }), text: copy.acceptText({ client }), done: copy.acceptDone },
    withdraw: { title: copy.withdrawTitle, text: copy.withdrawText, done: copy.withdrawDone },
  }[step];
  const end = mutations[step];
  // Awaited here rather than by the dialog, which is unmounted once the claim has ended.
  const go = async (): Promise<void> => {
    await end.mutateAsync(claim.claimId).then(() => toast.success(words.done), toast.problem);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={words.title}
      confirm={copy[step]}
      pending={end.isPending}
      onConfirm={() => void go()}
      onClose={onClose}
    >
      {words.text}
    </ConfirmDialog>
  );
};
