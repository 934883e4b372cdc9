import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import { draftCandidateQuery, useDiscardDraftCandidate } from '#web/draft-candidates/client.ts';
import { copy } from '#web/draft-candidates/copy.ts';
import { AssessmentBlock } from '#web/draft-candidates/parts/assessment-block.tsx';
import { CheckLinkBlock } from '#web/draft-candidates/parts/check-block.tsx';
import { CvWithEvidence } from '#web/draft-candidates/parts/cv-with-evidence.tsx';
import s from '#web/draft-candidates/parts/draft-candidates.module.css';
import { LoadError } from '#web/engagements/public.tsx';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonRows } from '#web/ui/states/skeleton.tsx';
import { Email } from '#web/ui/text/email.tsx';
import { Money } from '#web/ui/text/figures.tsx';

const DraftDialog = lazy(async () => ({
  default: (await import('#web/draft-candidates/parts/draft-dialog.tsx')).DraftDialog,
}));

type Props = { engagementId: string; draftCandidateId: string };

/** A draft candidate: the CV with quoted words marked, and the assessment. */
export const DraftPage = ({ engagementId, draftCandidateId }: Props) => {
  const found = useQuery(draftCandidateQuery(draftCandidateId));
  if (hasFailedToLoad(found)) {
    return (
      <>
        <PageHeader title={copy.draft} />
        <LoadError title={copy.failedOne} error={found.error} onRetry={() => void found.refetch()} />
      </>
    );
  }
  const draft = found.data;
  if (draft === undefined) {
    return (
      <>
        <PageHeader title={copy.draft} />
        <SkeletonRows rows={8} label={copy.loading} />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={candidateName(draft)}
        crumbs={[
          <Link key="all" to="/engagement/board">
            {copy.engagements}
          </Link>,
          <Link key="one" to="/engagement/$engagementId/drafts" params={{ engagementId }}>
            {formatPaddedNumber(draft.engagementNumber)}
          </Link>,
        ]}
        lead={<p>{`${draft.jobTitle} · ${draft.clientName}`}</p>}
        actions={<Actions draft={draft} />}
      />
      {draft.candidateId !== null && (
        <Banner tone="info">
          {copy.submittedBanner}
          {draft.hasOtherCv && ` ${copy.submittedOtherCv}`}
        </Banner>
      )}
      {/* In the order in which a narrow page shows them. A wide page places the CV first, by its style sheet. */}
      <div className={s.panes}>
        <div className={s.side}>
          <AssessmentBlock draft={draft} />
          <CheckLinkBlock draft={draft} />
          <FactsBlock draft={draft} />
        </div>
        <section className={s.cv} aria-label={copy.cv}>
          <CvWithEvidence draft={draft} />
        </section>
      </div>
    </>
  );
};

const FactsBlock = ({ draft }: { draft: DraftCandidate }) => {
  const { from, to, currencyIso } = draft.talentRequestCompensation;
  return (
    <Block title={copy.facts}>
      <Facts
        facts={[
          [
            copy.talentRequest,
            <Link key="request" to="/engagement/$engagementId/requests" params={{ engagementId: draft.engagementId }}>
              {formatPaddedNumber(draft.talentRequestNumber)}
            </Link>,
          ],
          [
            copy.planned,
            from !== null && to !== null ? (
              <span key="planned">
                <Money amount={from} currency={currencyIso} /> – <Money amount={to} currency={currencyIso} />
              </span>
            ) : null,
          ],
          [copy.email, <Email key="email" address={draft.email} />],
        ]}
      />
    </Block>
  );
};

const Actions = ({ draft }: { draft: DraftCandidate }) => {
  const [open, setOpen] = useState<'edit' | 'discard' | null>(null);
  const discard = useDiscardDraftCandidate();
  const navigate = useNavigate();
  const { engagementId, talentRequestId, draftCandidateId, candidateId, can } = draft;
  const close = (): void => setOpen(null);
  if (candidateId !== null) {
    return (
      <LinkButton to="/candidates/viewer" search={{ candidateId }}>
        {copy.openCandidate}
      </LinkButton>
    );
  }
  const remove = (): void =>
    discard.mutate(draftCandidateId, {
      onSuccess: () => {
        toast.success(copy.discarded({ name: candidateName(draft) }));
        void navigate({ to: '/engagement/$engagementId/drafts', params: { engagementId } });
      },
      onError: (error) => toast.problem(error),
    });
  return (
    <div className={s.do}>
      <Button off={can.change} onClick={() => setOpen('edit')}>
        {copy.edit}
      </Button>
      <Button kind="stop" off={can.change} whyAt="elsewhere" onClick={() => setOpen('discard')}>
        {copy.discard}
      </Button>
      {can.submit.allowed ? (
        <LinkButton
          kind="primary"
          to="/engagement/$engagementId/submit/$talentRequestId"
          params={{ engagementId, talentRequestId }}
          search={{ draftCandidateId }}
        >
          {copy.submit}
        </LinkButton>
      ) : (
        <Button off={can.submit}>{copy.submit}</Button>
      )}
      {open === 'edit' && (
        <Suspense fallback={null}>
          <DraftDialog requests={[draft]} draft={draft} onClose={close} />
        </Suspense>
      )}
      <ConfirmDialog
        open={open === 'discard'}
        title={copy.discardTitle({ name: candidateName(draft) })}
        confirm={copy.discard}
        onConfirm={remove}
        onClose={close}
      >
        {copy.discardText}
      </ConfirmDialog>
    </div>
  );
};
