import { createHash } from 'node:crypto';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import { makeCandidateDocument, makeSubmissionDraft } from '#server/candidates/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { cvText, makeCv } from '../documents.ts';
import { demoId } from '../ids.ts';
import { demoRequestId, demoTenantId, demoUserId } from '../market.ts';

const hourMs = 3_600_000;

interface Begun {
  who: string;
  request: readonly [engagement: string, index: number];
  jobTitle: string;
  firstName: string;
  lastName: string;
  hoursAgo: number;
  /** The candidate's address. If absent, the form was not filled in that far, and there is no CV either. */
  location?: string;
  baseSalary?: string;
  comment?: string;
  /** Whether the details were imported from a CV and nobody has confirmed them. */
  isImported?: true;
}

/**
 * The submissions that an agency has started: one nearly ready, one just begun, one by a colleague, and two that were
 * imported from CVs.
 */
const begun: readonly Begun[] = [
  {
    who: 'owner@harbour.example',
    request: ['electrical-fitters', 0],
    jobTitle: 'Electrical Fitter, HV',
    firstName: 'Ruairi',
    lastName: 'Devane',
    hoursAgo: 3,
    location: 'Pueblo, Colorado',
    baseSalary: '97,500',
    comment: 'Eleven years on 132 kV substations. On notice until the end of the month.',
  },
  {
    who: 'owner@harbour.example',
    request: ['electrical-fitters', 1],
    jobTitle: 'Cable Jointer',
    firstName: 'Ottoline',
    lastName: 'Marsh',
    hoursAgo: 70,
  },
  {
    who: 'user@harbour.example',
    request: ['electrical-fitters', 0],
    jobTitle: 'Electrical Fitter, HV',
    firstName: 'Kwabena',
    lastName: 'Osei',
    hoursAgo: 26,
    location: 'Denver, Colorado',
  },
  {
    who: 'owner@harbour.example',
    request: ['electrical-fitters', 0],
    jobTitle: 'Electrical Fitter, HV',
    firstName: 'Tamsin',
    lastName: 'Okonjo',
    hoursAgo: 1,
    location: 'Boulder, Colorado',
    isImported: true,
  },
  {
    who: 'owner@harbour.example',
    request: ['electrical-fitters', 0],
    jobTitle: 'Electrical Fitter, HV',
    firstName: 'Emeric',
    lastName: 'Vasquez',
    hoursAgo: 1,
    location: 'Fort Collins, Colorado',
    baseSalary: '96000',
    isImported: true,
  },
];

/** Creates submissions that have been started but not submitted, with CVs that can be opened. */
export const makeStartedSubmissions = async (scope: SystemScope, files: Files): Promise<void> => {
  const supplierId = demoTenantId('harbour');
  for (const one of begun) {
    const { who, request, jobTitle, hoursAgo, comment = '', baseSalary = '', location = '', firstName, lastName } = one;
    const name = { firstName, lastName };
    const isImported = one.isImported ?? false;
    const savedAt = new Date(scope.now.getTime() - hoursAgo * hourMs);
    const key = `${who}:${request.join(':')}${isImported ? `:${lastName}` : ''}`;
    const emailAddress = `${name.firstName}.${name.lastName}@people.example`.toLowerCase();
    let documentId: string | null = null;
    if (location !== '') {
      const cvFacts = {
        ...name,
        jobTitle,
        location,
        emailAddress,
        contactNumber: '+61491570000',
        years: 11,
      };
      const bytes = await makeCv(cvFacts);
      documentId = demoId(`begun-cv:${key}`);
      await files.write(`${documentId}.pdf`, bytes);
      await makeCandidateDocument(scope.db, {
        id: documentId,
        supplierId,
        kind: 'cv',
        fileName: `${name.lastName}-${name.firstName}-CV.pdf`,
        sizeBytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        storageKey: `${documentId}.pdf`,
        textContent: cvText(cvFacts),
        uploadedBy: demoUserId(who),
        createdAt: savedAt,
      });
    }
    const fields = submissionDraftFieldsShape.parse({
      ...name,
      emailAddress,
      location,
      baseSalary,
      commentToEmployer: comment,
      ...(isImported && {
        currentJob: jobTitle,
        unconfirmedFields: ['firstName', 'lastName', 'emailAddress', 'location'],
      }),
    });
    await makeSubmissionDraft(scope.db, {
      id: demoId(`begun:${key}`),
      supplierId,
      userId: demoUserId(who),
      talentRequestId: demoRequestId(...request),
      fields: JSON.stringify(fields),
      documentId,
      isImported,
      savedAt,
    });
  }
};
