import { createHash } from 'node:crypto';
import {
  aiAssessmentStatus,
  type AiAssessmentStatusId,
  type AssessmentProblem,
} from '#contract/draft-candidates/states.ts';
import { makeCandidateDocument } from '#server/candidates/factories.ts';
import { assessDraft, claimDraftToAssess, storeAssessment } from '#server/draft-candidates/public.ts';
import { makeCheckLink, makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { makePdf, type PdfDocument } from '#server/platform/files/pdf.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { australianMarket } from '../engagement.ts';
import { demoId } from '../ids.ts';
import { demoRequestId, demoTenantId, demoUserId } from '../market.ts';

const hourMs = 3_600_000;

interface DemoDraft {
  firstName: string;
  lastName: string;
  hoursAgo: number;
  experience: readonly string[];
  /** The status of the assessment. If absent, the CV is compared with the request and the assessment is completed. */
  status?: { aiStatusId: AiAssessmentStatusId; problem?: AssessmentProblem };
  /** Whether the candidate has an active Candidate Check link. */
  isChecked?: true;
}

/** Draft candidates in each status of the assessment. */
const drafts: readonly DemoDraft[] = [
  {
    firstName: 'Perpetua',
    lastName: 'Lindqvist',
    hoursAgo: 5,
    experience: [
      'Registered nurse, current registration without conditions, renewed in May.',
      'Can work all rosters, days and evenings.',
      'In charge of four orthopaedic theatres with 26 staff, field of work for nine years.',
    ],
  },
  {
    firstName: 'Anselm',
    lastName: 'Okonjo',
    hoursAgo: 9,
    isChecked: true,
    experience: ['Six years as scrub nurse in day surgery.', 'Days only, from January.'],
  },
  {
    firstName: 'Maeve',
    lastName: 'Tallis',
    hoursAgo: 28,
    experience: ['Registration without conditions since 2016.', 'Anaesthetic and recovery nursing.'],
    status: { aiStatusId: aiAssessmentStatus.failed, problem: 'model-too-slow' },
  },
  {
    firstName: 'Hollis',
    lastName: 'Ferreira',
    hoursAgo: 49,
    experience: [],
    status: { aiStatusId: aiAssessmentStatus.notAvailable, problem: 'no-text' },
  },
];

const paperOf = ({ firstName, lastName, experience }: DemoDraft): PdfDocument => ({
  title: `${firstName} ${lastName}`,
  under: `Theatre Nurse, Newcastle NSW · ${`${firstName}.${lastName}`.toLowerCase()}@people.example`,
  sections: [{ heading: 'Experience', lines: [...experience] }],
});

const textOf = (draft: DemoDraft): string | null => {
  if (draft.experience.length === 0) return null;
  const { title, under, sections } = paperOf(draft);
  return [title, under, ...sections.map(({ heading, lines }) => [heading, ...lines].join('\n'))].join('\n\n');
};

/** Creates draft candidates. The first two are assessed as the job would assess them, and one stays in progress. */
export const makeDraftCandidates = async (scope: SystemScope, files: Files): Promise<void> => {
  const supplierId = demoTenantId('harbour');
  const who = demoUserId('owner@harbour.example');
  const add = async (draft: DemoDraft): Promise<void> => {
    const { firstName, lastName, hoursAgo, status, isChecked } = draft;
    const at = new Date(scope.now.getTime() - hoursAgo * hourMs);
    const documentId = demoId(`draft-candidate-cv:${lastName}`);
    const bytes = await makePdf(paperOf(draft));
    await files.write(`${documentId}.pdf`, bytes);
    await makeCandidateDocument(scope.db, {
      id: documentId,
      supplierId,
      uploadedBy: who,
      fileName: `${lastName}-${firstName}-CV.pdf`,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey: `${documentId}.pdf`,
      textContent: textOf(draft),
      createdAt: at,
    });
    const made = await makeDraftCandidate(scope.db, {
      id: demoId(`draft-candidate:${lastName}`),
      supplierId,
      askedBy: who,
      talentRequestId: demoRequestId('perioperative', 0),
      firstName,
      lastName,
      emailAddress: `${firstName}.${lastName}@people.example`.toLowerCase(),
      currentCountryId: australianMarket.countryId,
      documentId,
      createdAt: at,
      updatedAt: at,
      ...status,
    });
    if (isChecked) await makeCheckLink(scope.db, made, { id: demoId(`check-link:${lastName}`), issuedAt: scope.now });
  };
  for (const draft of drafts) await add(draft);
  for (let claimed = await claimDraftToAssess(scope); claimed; claimed = await claimDraftToAssess(scope)) {
    await storeAssessment(scope, claimed, await assessDraft(claimed, undefined));
  }
  // This draft stays claimed by an assessment for some days, so that a newcomer sees what In Progress looks like.
  await add({
    firstName: 'Corin',
    lastName: 'Achterberg',
    hoursAgo: 1,
    experience: ['Graduate nurse of the year 2019.'],
  });
  await scope.db
    .updateTable('draftCandidate')
    .set({ claimedUntil: new Date(scope.now.getTime() + 72 * hourMs) })
    .where('id', '=', demoId('draft-candidate:Achterberg'))
    .execute();
};
