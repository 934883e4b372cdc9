import type { DraftCandidate } from '#contract/draft-candidates/shapes.ts';
import { aiAssessmentStatus } from '#contract/draft-candidates/states.ts';

/** Returns an ID that ends with a number. */
export const id = (last: number): string => `019aa0a0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const may = { allowed: true } as const;
/** A draft candidate whose assessment is in progress, and which may be changed and submitted. */
export const sampleDraft: DraftCandidate = {
  draftCandidateId: id(1),
  firstName: 'Runa',
  lastName: 'Skovgaard',
  email: 'runa.skovgaard@inbox.example',
  currentCountryId: null,
  supplierId: id(2),
  clientId: id(3),
  clientName: 'Northwind Health',
  engagementId: id(4),
  engagementNumber: 412,
  talentRequestId: id(5),
  talentRequestNumber: 1,
  jobTitle: 'Theatre Nurse',
  talentRequestCompensation: { from: null, to: null, currencyIso: 'AUD' },
  aiAssessmentStatusId: aiAssessmentStatus.inProgress,
  aiAssessmentStatus: 'In Progress',
  hasOtherCv: false,
  suitabilityScore: null,
  suitabilityFeedback: null,
  updatedAt: '2026-11-20T02:00:00.000Z',
  file: {
    documentId: id(6),
    kind: 'cv',
    fileName: 'CV.txt',
    extension: 'txt',
    mediaType: 'text/plain',
    sizeBytes: 400,
    created: '2026-11-20T02:00:00.000Z',
    unreadable: null,
  },
  cvDetails: null,
  suitability: [],
  method: null,
  model: null,
  problem: null,
  candidateId: null,
  checkLink: null,
  can: { change: may, submit: may },
};
