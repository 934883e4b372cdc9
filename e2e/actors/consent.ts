import { randomUUID } from 'node:crypto';
import {
  applySetRateEndpoint,
  decideApplicationEndpoint,
  readTermsEndpoint,
  receivedApplicationsEndpoint,
} from '#contract/applications/endpoints.ts';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { requestConsentEndpoint } from '#contract/consents/endpoints.ts';
import type { requestConsent } from '#contract/consents/operations.ts';
import { publishDraftEndpoint, saveDraftEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { draftFields } from '#contract/engagements/operations/draft-fields.ts';
import { signInOverHttp, type HttpActor } from './http-sign-in.ts';
import { people } from './people.ts';
import { requestOf } from './submitter.ts';

export const hiring = 'hiring@brightwater.example';
export const clientName = 'Brightwater Utilities';
export const jobTitle = 'Perfusionist';

/** Publishes an engagement whose candidates confirm the right to represent by email. */
const publishAskingConsent = async (employer: HttpActor): Promise<string> => {
  const fields = draftFields.parse({
    title: `Perfusionists, Wing ${randomUUID().slice(0, 8)}`,
    description: 'Runs the heart-lung machine in two theatres.',
    roleCategoryId: 2,
    employmentClassId: 1,
    classificationId: 13,
    location: 'Geelong, Australia',
    countryId: 36,
    timeZone: 'Australia/Melbourne',
    feeAmount: '12500',
    terms: 'The fee is due within 30 days of the start.',
    hiringLeadName: 'Priya Raman',
    hiringLeadEmail: 'priya.raman@brightwater.example',
    requiresCandidateConsent: true,
    closingAt: new Date(Date.now() + 9 * 86_400_000).toISOString(),
    talentRequests: [{ jobTitle, description: 'Days.', location: 'Geelong', noOfRoles: 3 }],
  });
  const { draftId } = await employer.call(saveDraftEndpoint, { fields });
  return (await employer.call(publishDraftEndpoint, { draftId })).engagementId;
};

const approve = async (agency: HttpActor, employer: HttpActor, engagementId: string): Promise<void> => {
  const { terms, termsHash } = await agency.call(readTermsEndpoint, { engagementId });
  await agency.call(applySetRateEndpoint, { engagementId, termsVersion: terms.termsVersion, termsHash });
  const { records } = await employer.call(receivedApplicationsEndpoint, { engagementId, pageSize: 50 });
  const pending = records.find(({ can }) => can.decide.allowed);
  await employer.call(decideApplicationEndpoint, {
    applicationId: pending?.applicationId ?? '',
    decision: 'approve',
  });
};

/** An employer's new engagement that requires the consent of candidates, with two agencies that may submit to it. */
export const startAsking = async (baseURL: string | undefined) => {
  const signIn = (email: string): Promise<HttpActor> => signInOverHttp(baseURL ?? '', email);
  const [employer, owner, rival] = [await signIn(hiring), await signIn(people.owner), await signIn(people.rivalOwner)];
  const engagementId = await publishAskingConsent(employer);
  for (const agency of [owner, rival]) await approve(agency, employer, engagementId);
  const { talentRequestId } = await requestOf(owner, engagementId, jobTitle);
  return { employer, owner, rival, engagementId, talentRequestId };
};

/** A person whom no other journey uses. */
export const newPerson = () => {
  const mark = randomUUID().slice(0, 8);
  return { firstName: 'Ines', lastName: `Okafor ${mark}`, emailAddress: `ines.${mark}@inbox.example` };
};

type Given = Partial<SentInputOf<typeof requestConsent>> & ReturnType<typeof newPerson>;

/** Asks a person for consent over HTTP, with a plain-text CV. */
export const askOverHttp = async (
  agency: HttpActor,
  talentRequestId: string,
  person: Given,
): Promise<OutputOf<typeof requestConsent>> => {
  const text = `${person.firstName} ${person.lastName}\n\nPerfusionist with eleven years in theatres.`;
  const cv = await agency.upload(
    uploadDocumentEndpoint,
    { kind: 'cv' },
    { name: 'CV.txt', bytes: new TextEncoder().encode(text) },
  );
  return agency.call(requestConsentEndpoint, {
    talentRequestId,
    baseSalary: '100000',
    documentId: cv.documentId,
    ...person,
  });
};
