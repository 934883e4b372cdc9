import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { candidateName, candidateFullName } from '#contract/candidates/rules.ts';
import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import type { ReceivedAnswers } from '#contract/candidates/shapes/answers.ts';
import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { openedCandidateQuery, useUndoMove, useUndoRejection } from '#web/candidates/client.ts';
import { receivedAnswersQuery } from '#web/candidates/parts/viewer/viewer-client.ts';
import { AnswersBlock, CandidateSubtitle, CommentBlock } from '#web/candidates/parts/viewer/candidate-facts.tsx';
import { CandidateStatus } from '#web/candidates/parts/candidate-status.tsx';
import { CandidateHistory } from '#web/candidates/parts/versions/candidate-history.tsx';
import { consentFacts } from '#web/candidates/parts/viewer/consent-facts.tsx';
import { LinkedIn, Phone } from '#web/candidates/parts/viewer/contact.tsx';
import { useEmployerCrumbs } from '#web/candidates/parts/viewer/crumbs.tsx';
import { summarizeChange } from '#web/candidates/parts/viewer/change-summary.ts';
import { CvPane } from '#web/candidates/parts/viewer/cv-pane.tsx';
import { DocumentList } from '#web/candidates/parts/document-list.tsx';
import { MoveDialog } from '#web/candidates/parts/steps/move-dialog.tsx';
import { RejectDialog } from '#web/candidates/parts/steps/reject-dialog.tsx';
import { useUndoEnd } from '#web/candidates/parts/steps/use-undo-end.ts';
import { NeighbourLinks } from '#web/candidates/parts/neighbours/neighbour-links.tsx';
import { SalaryBlock } from '#web/candidates/parts/salary/salary-block.tsx';
import type { TimelineEntryWithSide } from '#web/candidates/parts/viewer/salary-entries.tsx';
import { WithdrawnCandidate, type ClaimOnWithdrawn } from '#web/candidates/parts/withdrawn-candidate.tsx';
import { ViewerPanes } from '#web/candidates/parts/viewer/viewer-panes.tsx';
import { copy } from '#web/candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { Problem } from '#web/platform/api/problem.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatPaddedNumber } from '#web/platform/formats.ts';
import { useRemoteChange } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Logo } from '#web/ui/indicators/logo.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { announce } from '#web/ui/text/announce.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { PaddedNumber } from '#web/ui/text/figures.tsx';
import { Email } from '#web/ui/text/email.tsx';
import s from '#web/candidates/parts/viewer/viewer.module.css';

/** The employer's claim on the candidate; null if there is none, undefined while it is loading. */
type Claimed = ClaimOnWithdrawn | null | undefined;

/** Content and timeline entries that other rooms provide. */
type Slots = { claim?: ReactNode; comments?: ReactNode; entries?: readonly TimelineEntryWithSide[] | undefined };

/** A candidate as seen by the employer that received them. Of a withdrawn candidate, only the claim is shown. */
export const ReceivedPage = ({
  candidateId,
  claimed,
  ...slots
}: { candidateId: string; claimed?: Claimed } & Slots) => {
  const found = useQuery(openedCandidateQuery(candidateId));
  useRemoteChange(candidateId, found.data, (before, after) => announce(summarizeChange(before, after)));
  if (hasFailedToLoad(found)) {
    if (isMissing(found.error)) {
      if (claimed) return <WithdrawnCandidate of={claimed} claim={slots.claim} />;
      if (claimed === undefined) return <PageSpinner />;
    }
    return (
      <>
        <PageHeader title={copy.candidate} />
        <LoadError title={copy.viewerFailed} error={found.error} onRetry={() => void found.refetch()} />
      </>
    );
  }
  return found.data ? <Received candidate={found.data} {...slots} /> : <PageSpinner />;
};

const isMissing = (error: unknown): boolean => error instanceof Problem && error.status === 404;

type Props = { candidate: ReceivedCandidate };
type Open = { kind: 'move'; to?: CandidateStatusId } | { kind: 'reject' } | null;

const Received = ({ candidate, claim, comments, entries }: Props & Slots) => {
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  const crumbs = useEmployerCrumbs(candidate);
  return (
    <>
      <PageHeader
        title={candidateFullName(candidate)}
        short={formatPaddedNumber(candidate.candidateNumber)}
        crumbs={crumbs}
        lead={
          <CandidateSubtitle
            status={<CandidateStatus id={candidate.candidateStatusId} status={candidate.candidateStatus} />}
            since={copy.since({ date: formatDate(candidate.since, viewerZone()) })}
            rest={[candidate.jobTitle, candidate.supplier.supplierName]}
          />
        }
        actions={
          <>
            <NeighbourLinks candidateId={candidate._id} isEmployer />
            <Actions candidate={candidate} onOpen={setOpen} />
          </>
        }
      />
      <ViewerPanes
        cv={<CvPane key={candidate.file?.documentId} file={candidate.file} />}
        facts={<FactsPane candidate={candidate} claim={claim} />}
        comments={comments}
        timeline={<CandidateHistory candidate={candidate} others={entries} />}
      />
      {open?.kind === 'move' && <MoveDialog candidate={candidate} to={open.to} onClose={close} />}
      {open?.kind === 'reject' && <RejectDialog candidate={candidate} onClose={close} />}
    </>
  );
};

const Actions = ({ candidate, onOpen }: Props & { onOpen: (open: Open) => void }) => {
  const { reject, unreject } = candidate.can;
  const [next, ...further] = candidate.moves;
  const noteId = useId();
  const end = useUndoEnd(candidate);
  const undoEnd = candidate.can.undoMove.allowed ? end : undefined;
  if (candidate.candidateStatusId === candidateStatus.rejected) return <Unreject candidate={candidate} />;
  if (!next) return reject.allowed || unreject.allowed ? null : <DisabledReason reasons={reject.reasons} />;
  const label =
    next.candidateStatusId === candidateStatus.hired ? copy.hire : copy.moveTo({ status: next.candidateStatus });
  return (
    <div className={s.do}>
      <span>
        <Button
          kind="primary"
          off={next.right}
          whyAt="elsewhere"
          onClick={() => onOpen({ kind: 'move', to: next.candidateStatusId })}
        >
          {label}
        </Button>
        {further.length > 0 && next.right.allowed && (
          <Button onClick={() => onOpen({ kind: 'move' })}>{copy.moveFurther}</Button>
        )}
        {undoEnd !== undefined && <UndoMove candidate={candidate} noteId={noteId} />}
        <Button
          kind="stop"
          off={reject}
          whyAt={next.right.allowed ? 'under' : 'elsewhere'}
          onClick={() => onOpen({ kind: 'reject' })}
        >
          {copy.reject}
        </Button>
      </span>
      {undoEnd !== undefined && (
        <p id={noteId} className={s.note}>
          {copy.undoMoveUntil({ time: undoEnd })}
        </p>
      )}
      {!next.right.allowed && <DisabledReason reasons={next.right.reasons} />}
    </div>
  );
};

const UndoMove = ({ candidate, noteId }: Props & { noteId: string }) => {
  const undo = useUndoMove();
  // Awaited here rather than by the button, which is unmounted once the move is undone.
  const takeBack = async (): Promise<void> => {
    try {
      // The time of the move that the page shows, so that a newer one by a colleague isn't undone.
      const { candidateStatus: status } = await undo.mutateAsync({
        candidateId: candidate._id,
        stepAt: candidate.since,
      });
      toast.success(copy.moveUndone({ name: candidateName(candidate), status }));
    } catch (error) {
      toast.problem(error);
    }
  };
  return (
    <Button aria-describedby={noteId} pending={undo.isPending} onClick={() => void takeBack()}>
      {copy.undoMove}
    </Button>
  );
};

const Unreject = ({ candidate }: Props) => {
  const unreject = useUndoRejection();
  // Awaited here rather than by the button, which is unmounted once the candidate is restored.
  const takeBack = async (): Promise<void> => {
    try {
      // The time of the step that the page shows, so that a newer one by a colleague isn't undone.
      await unreject.mutateAsync({ candidateId: candidate._id, stepAt: candidate.steps.at(-1)?.at });
      toast.success(copy.unrejected({ name: candidateName(candidate) }));
    } catch (error) {
      toast.problem(error);
    }
  };
  return (
    <Button off={candidate.can.unreject} pending={unreject.isPending} onClick={() => void takeBack()}>
      {copy.unreject}
    </Button>
  );
};

const Supplier = ({ supplierName, supplierLogoPath }: Props['candidate']['supplier']) => (
  <span className={s.supplier}>
    <Logo name={supplierName} url={supplierLogoPath} size={20} />
    {supplierName}
  </span>
);

const noAnswers: ReceivedAnswers = { isCandidateQualified: false, answers: [] };

const FactsPane = ({ candidate, claim }: Props & { claim: ReactNode }) => {
  // The answers are loaded by a separate call, so if it fails, only the answers are missing. Source: ledger C12.
  const { data } = useQuery(receivedAnswersQuery(candidate._id));
  const { answers, isCandidateQualified } = data ?? noAnswers;
  const asked = answers.some((one) => one.isPassed !== null);
  return (
    <>
      <Block title={copy.facts}>
        <Facts
          facts={[
            [copy.agency, <Supplier key="agency" {...candidate.supplier} />],
            [
              copy.talentRequest,
              <>
                <PaddedNumber value={candidate.talentRequestNumber} />
                {`, ${copy.filledOf({ filled: candidate.noOfRolesFilled, all: candidate.noOfRoles })}`}
              </>,
            ],
            [copy.location, candidate.location],
            [copy.country, candidate.currentCountry],
            [copy.contactNumber, candidate.contactNumber && <Phone number={candidate.contactNumber} />],
            [copy.emailAddress, <Email key="email" address={candidate.emailAddress} />],
            [copy.linkedIn, candidate.linkedIn && <LinkedIn text={candidate.linkedIn} />],
            [copy.submitted, <DateText key="submitted" value={candidate.dateSubmitted} />],
            [copy.submittedBy, candidate.submittedByName],
            ...consentFacts({ ...candidate, candidateId: candidate._id }, { isOfAgency: false }),
            ...(asked ? [[copy.questions, isCandidateQualified ? copy.qualified : copy.notQualified] as const] : []),
          ]}
        />
      </Block>
      {claim}
      <SalaryBlock candidate={candidate} />
      <CommentBlock comment={candidate.commentToEmployer} />
      <AnswersBlock answers={answers} />
      {candidate.otherDocuments.length > 0 && (
        <Block title={copy.otherDocuments} note={candidate.otherDocuments.length}>
          <DocumentList documents={candidate.otherDocuments} />
        </Block>
      )}
    </>
  );
};
