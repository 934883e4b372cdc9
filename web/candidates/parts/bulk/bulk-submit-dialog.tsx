import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { startSubmissionEndpoint } from '#contract/candidates/endpoints/centre.ts';
import type { startSubmission } from '#contract/candidates/operations/submission.ts';
import { candidateName } from '#contract/candidates/rules.ts';
import type { OutputOf } from '#contract/common/operation.ts';
import { RequestChoices } from '#web/candidates/parts/choices/request-choices.tsx';
import { callApi } from '#web/platform/client.ts';
import { useDebounced } from '#web/platform/debounce.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { openRequestsQuery } from '#web/candidates/parts/centre/centre-client.ts';
import s from '#web/candidates/parts/centre/centre.module.css';
import { defineBulkAction } from './bulk-action.ts';
import { BulkCandidatesDialog } from './bulk-candidates-dialog.tsx';
import { bulkCopy } from './bulk-copy.ts';
import type { ChosenCandidate } from './bulk-runs.ts';

type Details = { talentRequestId: string; engagementId: string };
type Answer = OutputOf<typeof startSubmission>;

const DraftLink = ({ answer, candidate }: { answer: Answer; candidate: ChosenCandidate }) => {
  const { engagementId, talentRequestId, draftId, isNew } = answer;
  const outcome = isNew ? bulkCopy.drafted : bulkCopy.draftExists;
  return (
    <Link
      to="/engagement/$engagementId/submit/$talentRequestId"
      params={{ engagementId, talentRequestId }}
      search={{ draft: draftId }}
      aria-label={bulkCopy.openDraft({ outcome, name: candidateName(candidate) })}
    >
      {outcome}
    </Link>
  );
};

export const bulkSubmit = defineBulkAction<Details, Answer>({
  id: 'submit',
  words: {
    title: bulkCopy.draftedOf,
    allDone: bulkCopy.allDrafted,
    sending: bulkCopy.drafting,
    done: bulkCopy.drafted,
    failed: bulkCopy.notDrafted,
  },
  send: ({ _id: candidateId }, { talentRequestId }, idempotencyKey) =>
    callApi(startSubmissionEndpoint, { candidateId, talentRequestId }, { idempotencyKey }),
  showDone: (answer, candidate) => <DraftLink answer={answer} candidate={candidate} />,
  after: ({ engagementId }) => (
    <LinkButton to="/engagement/$engagementId/candidates" params={{ engagementId }}>
      {bulkCopy.showDrafts}
    </LinkButton>
  ),
});

const RequestDialog = ({
  count,
  onChoose,
  onClose,
}: {
  count: number;
  onChoose: (chosen: Details) => void;
  onClose: () => void;
}) => {
  const [keywords, setKeywords] = useState('');
  const choices = useQuery(openRequestsQuery(useDebounced(keywords.trim())));
  return (
    <Dialog open title={bulkCopy.submitTitle({ count })} onClose={onClose}>
      <p className={s.about}>{bulkCopy.submitText}</p>
      <RequestChoices choices={choices} keywords={keywords} onSearch={setKeywords} onChoose={onChoose} />
    </Dialog>
  );
};

/** A dialog that starts submissions of all chosen candidates to the same talent request. */
export const BulkSubmitDialog = ({
  candidates,
  onCancel,
  onClose,
}: {
  candidates: readonly ChosenCandidate[];
  /** Closes the dialog without an action. */
  onCancel: () => void;
  onClose: () => void;
}) => (
  <BulkCandidatesDialog<ChosenCandidate, Details>
    candidates={candidates}
    act={bulkSubmit}
    place="centre"
    ask={(confirm, { length: count }) => (
      <RequestDialog
        count={count}
        onChoose={({ talentRequestId, engagementId }) => confirm({ talentRequestId, engagementId })}
        onClose={onCancel}
      />
    )}
    onClose={onClose}
  />
);
