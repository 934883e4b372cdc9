import { createHash } from 'node:crypto';
import { makeCandidateDocument } from '#server/candidates/factories.ts';
import { makeConsentRequest } from '#server/consents/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { cvText, makeCv } from '../documents.ts';
import { demoId } from '../ids.ts';
import { demoRequestId, demoTenantId, demoUserId } from '../market.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Submission = Parameters<typeof makeConsentRequest>[1]['submission'];

/** Returns the submission that a demo candidate was asked to agree to. */
export const demoSubmission = (
  talentRequestId: string,
  documentId: string,
  details: Pick<
    Submission,
    | 'firstName'
    | 'lastName'
    | 'emailAddress'
    | 'contactNumber'
    | 'location'
    | 'baseSalary'
    | 'totalCompensation'
    | 'commentToEmployer'
  >,
): Submission => ({
  talentRequestId,
  linkedIn: '',
  currentCountryId: null,
  answers: [],
  documentId,
  otherDocumentIds: [],
  confirmsConsent: false,
  ...details,
});

/** Consent requests in each state that still requires somebody to act. */
const asked = [
  {
    firstName: 'Imogen',
    lastName: 'Tarrant',
    daysAgo: 1,
    row: (at: Date) => ({ openedAt: new Date(at.getTime() + 5 * hourMs) }),
  },
  {
    firstName: 'Casimir',
    lastName: 'Oduya',
    daysAgo: 4,
    row: (at: Date) => ({ remindedAt: new Date(at.getTime() + 3 * dayMs) }),
  },
  {
    firstName: 'Petra',
    lastName: 'Lindqvist',
    daysAgo: 3,
    row: () => ({ state: 'refused' as const, note: 'I work with another agency for this client.' }),
  },
  {
    firstName: 'Rowan',
    lastName: 'Setchell',
    daysAgo: 2,
    row: () => ({
      state: 'agreed' as const,
      problem: 'This talent request isn’t accepting candidates at the moment. You can submit up to 4 candidates.',
    }),
  },
  { firstName: 'Odile', lastName: 'Marchbank', daysAgo: 16, row: () => ({ state: 'expired' as const }) },
] as const;

/** Creates requests for candidates' consent that are waiting, were refused, have expired, or could not be used. */
export const makeConsents = async (scope: SystemScope, files: Files): Promise<void> => {
  const supplierId = demoTenantId('harbour');
  const requestedBy = demoUserId('owner@harbour.example');
  for (const [n, { firstName, lastName, daysAgo, row }] of asked.entries()) {
    const requestedAt = new Date(scope.now.getTime() - daysAgo * dayMs);
    const details = {
      firstName,
      lastName,
      emailAddress: `${firstName}.${lastName}@people.example`.toLowerCase(),
      contactNumber: `+4477009006${String(10 + n)}`,
      location: 'Manchester',
    };
    const cv = { ...details, jobTitle: 'Head of Procurement', years: 11 + n };
    const bytes = await makeCv(cv);
    const documentId = demoId(`consent-cv:${lastName}`);
    await files.write(`${documentId}.pdf`, bytes);
    await makeCandidateDocument(scope.db, {
      id: documentId,
      supplierId,
      uploadedBy: requestedBy,
      fileName: `${lastName}-${firstName}-CV.pdf`,
      sizeBytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey: `${documentId}.pdf`,
      textContent: cvText(cv),
      createdAt: requestedAt,
    });
    await makeConsentRequest(scope.db, {
      id: demoId(`consent:${lastName}`),
      supplierId,
      requestedBy,
      requestedByName: 'Mara Ellingsen',
      requestedAt,
      submission: demoSubmission(demoRequestId('procurement-head', 0), documentId, {
        ...details,
        baseSalary: `${String(98_000 + n * 4_000)}.00`,
        totalCompensation: `${String(108_000 + n * 4_000)}.00`,
        commentToEmployer: '',
      }),
      ...row(requestedAt),
    });
  }
};
