import type { Kysely } from 'kysely';
import type { submitCandidate } from '#contract/candidates/operations/submission.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { makeCandidateDocument } from '#server/candidates/factories.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

let made = 0;

/** Creates the input for a submission, by default for a new person each time. */
export const makeSubmission = async (
  db: Kysely<Database>,
  place: { agency: { id: string }; recruiter: { id: string }; request: { id: string } },
  given: Partial<InputOf<typeof submitCandidate>> = {},
): Promise<InputOf<typeof submitCandidate>> => {
  const cv = await makeCandidateDocument(db, { supplierId: place.agency.id, uploadedBy: place.recruiter.id });
  made += 1;
  return {
    talentRequestId: place.request.id,
    firstName: 'Ingrid',
    lastName: `Maalouf-${String(made)}`,
    emailAddress: `ingrid.${newId().slice(-12)}@inbox.example`,
    contactNumber: '',
    linkedIn: '',
    location: 'Newcastle NSW',
    commentToEmployer: '',
    currentCountryId: 36,
    baseSalary: '112500.00',
    totalCompensation: null,
    answers: [],
    documentId: cv.id,
    otherDocumentIds: [],
    confirmsConsent: false,
    confirmedFields: [],
    ...given,
  };
};
