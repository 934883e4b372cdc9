import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';
import { candidateKey, openedCandidateKey } from './client.ts';

export { CentreTabs } from './parts/centre/centre-tabs.tsx';
export { EvidenceButton } from './parts/evidence/evidence-button.tsx';
export { PageSizeControl } from './parts/centre/page-size.tsx';
export { ChoiceItem, ChoiceList } from './parts/choices/choice-list.tsx';
export { RequestChoices } from './parts/choices/request-choices.tsx';
export { CandidateStatus } from './parts/candidate-status.tsx';
export { LinkedIn, Phone } from './parts/viewer/contact.tsx';
export type { TimelineEntryWithSide } from './parts/viewer/salary-entries.tsx';
export type { CandidateList } from './parts/neighbours/use-neighbours.ts';
export { viewerLink } from './parts/viewer-link.ts';
export { CandidatesByStatusList } from './parts/candidates-by-status.tsx';
export { EarningsFigure } from './parts/earnings-figure.tsx';
export { RequestCandidates } from './parts/request-candidates.tsx';
export { candidatesQuery, documentTextQuery, downloadSubmissionDocument, uploadCandidateDocument } from './client.ts';
export { uploadNoteOf } from './parts/upload-note.ts';
export { SubmitPage } from './pages/submit-page.tsx';
export { UnconfirmedNotice } from './parts/form/unconfirmed-notice.tsx';
export { useSingleAction } from './parts/form/use-single-action.ts';
export { useUnconfirmed } from './parts/form/use-unconfirmed.ts';
export { importCopy } from './parts/import/import-copy.ts';
export { CountryField } from './parts/form/country-field.tsx';
export { SubmitCandidateAction } from './parts/submit-action.tsx';

/** The data on a candidate's page that is loaded separately from the candidate. */
const candidateParts = ['answers', 'received-answers', 'versions'] as const;

/**
 * Maps live messages to queries. Queries with unsaved input or data that never changes are excluded: the submission
 * form, files and their text.
 */
export const candidateLiveInvalidation: LiveInvalidation = {
  all: ['centre', 'of', 'begun', 'received', 'one', 'opened', 'earnings', 'hires', ...candidateParts].map((part) => [
    'candidates',
    part,
  ]),
  of: (message) => {
    const { candidateId, engagementId } = message;
    const lists = ['of', 'begun', 'received', 'earnings'].map((part) => [
      'candidates',
      part,
      ...(engagementId ? [engagementId] : []),
    ]);
    if (isMessageAbout(message, 'submission-draft'))
      return [
        ['candidates', 'begun'],
        ['candidates', 'imports'],
      ];
    // A hired candidate's consent may be withdrawn without a change to the candidate.
    if (isMessageAbout(message, 'consent'))
      return candidateId ? [candidateKey(candidateId), openedCandidateKey(candidateId)] : [];
    if (isMessageAbout(message, 'candidate', 'claim', 'dispute'))
      return candidateId === undefined
        ? candidateLiveInvalidation.all
        : [
            ['candidates', 'centre'],
            ['candidates', 'hires'],
            ...lists,
            candidateKey(candidateId),
            openedCandidateKey(candidateId),
            ...candidateParts.map((part) => ['candidates', part, candidateId]),
          ];
    return isMessageAbout(message, 'engagement', 'talent-request') ? candidateLiveInvalidation.all : [];
  },
};
