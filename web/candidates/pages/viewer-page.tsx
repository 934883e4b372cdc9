import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { candidateFullName } from '#contract/candidates/rules.ts';
import type { Candidate } from '#contract/candidates/shapes.ts';
import type { AnswerableQuestion } from '#contract/candidates/shapes/answers.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { candidateQuery } from '#web/candidates/client.ts';
import { answersQuery } from '#web/candidates/parts/viewer/viewer-client.ts';
import { NeighbourLinks } from '#web/candidates/parts/neighbours/neighbour-links.tsx';
import { AddDocumentDialog, CandidateDocuments } from '#web/candidates/parts/viewer/candidate-documents.tsx';
import { AnswersBlock, CandidateSubtitle, CommentBlock } from '#web/candidates/parts/viewer/candidate-facts.tsx';
import { CandidateStatus } from '#web/candidates/parts/candidate-status.tsx';
import { isOtherPlace, type ViewerPlace } from '#web/candidates/parts/viewer-link.ts';
import { CandidateHistory } from '#web/candidates/parts/versions/candidate-history.tsx';
import { consentFacts } from '#web/candidates/parts/viewer/consent-facts.tsx';
import { LinkedIn, Phone } from '#web/candidates/parts/viewer/contact.tsx';
import { useAgencyCrumbs } from '#web/candidates/parts/viewer/crumbs.tsx';
import { summarizeChange } from '#web/candidates/parts/viewer/change-summary.ts';
import { CvPane } from '#web/candidates/parts/viewer/cv-pane.tsx';
import { SalaryBlock } from '#web/candidates/parts/salary/salary-block.tsx';
import { WithdrawnBanner } from '#web/candidates/parts/steps/withdrawn-banner.tsx';
import { EmployerDocuments } from '#web/candidates/parts/viewer/employer-documents.tsx';
import { EmployerEditsBanner } from '#web/candidates/parts/viewer/employer-edits-banner.tsx';
import type { TimelineEntryWithSide } from '#web/candidates/parts/viewer/salary-entries.tsx';
import { ViewerPanes } from '#web/candidates/parts/viewer/viewer-panes.tsx';
import { copy } from '#web/candidates/copy.ts';
import { LoadError } from '#web/engagements/public.tsx';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDate, formatPaddedNumber } from '#web/platform/formats.ts';
import { useRemoteChange } from '#web/platform/live/remote-changes.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { ClientName } from '#web/tenants/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { PageSpinner } from '#web/ui/states/spinner.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { announce } from '#web/ui/text/announce.ts';
import { OwnershipEndDate } from '#web/candidates/parts/viewer/ownership-end-date.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { PaddedNumber } from '#web/ui/text/figures.tsx';
import { Email } from '#web/ui/text/email.tsx';
import s from '#web/candidates/parts/viewer/viewer.module.css';
import cv from '#web/candidates/parts/viewer/cv.module.css';

const EditDrawer = lazy(async () => ({
  default: (await import('#web/candidates/parts/viewer/edit-drawer.tsx')).EditDrawer,
}));
const AnswersDrawer = lazy(async () => ({
  default: (await import('#web/candidates/parts/viewer/answers-drawer.tsx')).AnswersDrawer,
}));
const WithdrawDialog = lazy(async () => ({
  default: (await import('#web/candidates/parts/steps/withdraw-dialog.tsx')).WithdrawCandidateDialog,
}));

/** Content and timeline entries that other rooms provide. */
type Slots = {
  response?: ReactNode;
  claim?: ReactNode;
  match?: ReactNode;
  comments?: ReactNode;
  entries?: readonly TimelineEntryWithSide[] | undefined;
};

/** A candidate as seen by the agency that submitted them. */
export const ViewerPage = ({
  candidateId,
  place,
  ...slots
}: {
  candidateId: string;
  /** The link's other parameters, which must match the candidate's own request, client and engagement. */
  place: ViewerPlace;
} & Slots) => {
  const found = useQuery(candidateQuery(candidateId));
  useRemoteChange(candidateId, found.data, (before, after) => announce(summarizeChange(before, after)));
  if (hasFailedToLoad(found)) {
    return (
      <>
        <PageHeader title={copy.candidate} />
        <LoadError title={copy.viewerFailed} error={found.error} onRetry={() => void found.refetch()} />
      </>
    );
  }
  if (found.data && isOtherPlace(found.data, place)) {
    return (
      <>
        <PageHeader title={copy.candidate} />
        <ErrorState
          title={copy.otherPlace}
          actions={
            <LinkButton to="/candidates/viewer" search={{ candidateId }}>
              {copy.openOwnPlace}
            </LinkButton>
          }
        >
          {copy.otherPlaceText({ name: candidateFullName(found.data) })}
        </ErrorState>
      </>
    );
  }
  return found.data ? <Viewer candidate={found.data} {...slots} /> : <PageSpinner />;
};

type Props = { candidate: Candidate };

const Viewer = ({ candidate, response, claim, match, comments, entries }: Props & Slots) => {
  const [open, setOpen] = useState<'edit' | 'answers' | 'withdraw' | 'cv' | null>(null);
  const close = (): void => setOpen(null);
  const crumbs = useAgencyCrumbs(candidate);
  // The answers are loaded by a separate call, so if it fails, only the answers are missing. Source: ledger C12.
  const { data: answers = [] } = useQuery(answersQuery(candidate._id));
  const { replaceCv } = candidate.can;
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
            rest={[
              candidate.jobTitle,
              <ClientName key="client" clientId={candidate.client.clientId} clientName={candidate.client.clientName} />,
            ]}
          />
        }
        actions={
          <>
            <NeighbourLinks candidateId={candidate._id} />
            <Actions candidate={candidate} onEdit={() => setOpen('edit')} onWithdraw={() => setOpen('withdraw')} />
          </>
        }
      />
      {candidate.candidateStatusId === candidateStatus.withdrew && <WithdrawnBanner candidate={candidate} />}
      <EmployerEditsBanner candidate={candidate} />
      <ViewerPanes
        cv={
          <CvPane
            key={candidate.file?.documentId}
            file={candidate.file}
            actions={
              <div className={cv.actions}>
                <Button size="sm" off={replaceCv} whyAt="beside" onClick={() => setOpen('cv')}>
                  {copy.replaceCv}
                </Button>
              </div>
            }
          />
        }
        facts={
          <FactsPane
            candidate={candidate}
            answers={answers}
            response={response}
            claim={claim}
            match={match}
            onChangeAnswers={() => setOpen('answers')}
          />
        }
        comments={comments}
        timeline={<CandidateHistory candidate={candidate} marksEdits others={entries} />}
      />
      <Suspense fallback={null}>
        {open === 'edit' && <EditDrawer candidate={candidate} onClose={close} />}
        {open === 'answers' && <AnswersDrawer candidate={candidate} answers={answers} onClose={close} />}
        {open === 'withdraw' && <WithdrawDialog candidate={candidate} onClose={close} />}
      </Suspense>
      {open === 'cv' && <AddDocumentDialog candidateId={candidate._id} kind="cv" onClose={close} />}
    </>
  );
};

const Actions = ({ candidate, onEdit, onWithdraw }: Props & { onEdit: () => void; onWithdraw: () => void }) => {
  const { edit, withdraw } = candidate.can;
  // If neither action is possible, the reason is the same for both, so it is shown once, beside them.
  const neither = !edit.allowed && !withdraw.allowed;
  const whyAt = neither ? ('elsewhere' as const) : ('under' as const);
  return (
    <div className={s.do}>
      <span>
        <Button off={edit} whyAt={whyAt} onClick={onEdit}>
          <Pencil aria-hidden="true" />
          {copy.edit}
        </Button>
        <Button kind="stop" off={withdraw} whyAt={whyAt} onClick={onWithdraw}>
          {copy.withdraw}
        </Button>
      </span>
      {neither && <DisabledReason reasons={edit.allowed ? [] : edit.reasons} />}
    </div>
  );
};

type FactsProps = Props & {
  answers: readonly AnswerableQuestion[];
  response: ReactNode;
  claim: ReactNode;
  match: ReactNode;
  onChangeAnswers: () => void;
};

const FactsPane = ({ candidate, answers, response, claim, match, onChangeAnswers }: FactsProps) => {
  const params = { engagementId: candidate.engagementId };
  const canChange = answers.some((one) => one.canChange);
  return (
    <>
      <Block title={copy.facts}>
        <Facts
          facts={[
            [
              copy.talentRequest,
              <>
                <Link to="/engagement/$engagementId/requests" params={params}>
                  <PaddedNumber value={candidate.talentRequestNumber} />
                </Link>
                {`, ${copy.filledOf({ filled: candidate.noOfRolesFilled, all: candidate.noOfRoles })}`}
              </>,
            ],
            [
              copy.engagement,
              <>
                <Link to="/engagement/$engagementId" params={params}>
                  <PaddedNumber value={candidate.engagementNumber} />
                </Link>
                {`, ${candidate.auctionType === 'competitive' ? copy.competitive : copy.successFee}`}
              </>,
            ],
            [copy.hiringLead, candidate.hiringLeadName],
            [copy.location, candidate.location],
            [copy.country, candidate.currentCountry],
            [copy.contactNumber, candidate.contactNumber && <Phone number={candidate.contactNumber} />],
            [copy.emailAddress, <Email key="email" address={candidate.emailAddress} />],
            [copy.linkedIn, candidate.linkedIn && <LinkedIn text={candidate.linkedIn} />],
            [copy.submitted, <DateText key="submitted" value={candidate.dateSubmitted} />],
            [copy.submittedBy, candidate.submittedByName],
            ...consentFacts({ ...candidate, candidateId: candidate._id }, { isOfAgency: true }),
            [copy.ownedUntil, candidate.ownedUntil && <OwnershipEndDate until={candidate.ownedUntil} />],
          ]}
        />
      </Block>
      {claim}
      {response}
      {match}
      <SalaryBlock candidate={candidate} />
      <CommentBlock comment={candidate.commentToEmployer} />
      <AnswersBlock
        answers={answers}
        aside={
          canChange && (
            <Button size="sm" onClick={onChangeAnswers}>
              {copy.changeAnswers}
            </Button>
          )
        }
      />
      <CandidateDocuments candidate={candidate} />
      <EmployerDocuments talentRequestId={candidate.talentRequestId} />
    </>
  );
};
