import { randomUUID } from 'node:crypto';
import {
  applySetRateEndpoint,
  decideApplicationEndpoint,
  readTermsEndpoint,
  listReceivedApplicationsEndpoint,
} from '#contract/applications/endpoints.ts';
import { uploadDocumentEndpoint } from '#contract/candidates/endpoints.ts';
import type { OutputOf, SentInputOf } from '#contract/common/operation.ts';
import { requestConsentEndpoint } from '#contract/consents/endpoints.ts';
import type { requestConsent } from '#contract/consents/operations.ts';
import { signInOverHttp, type HttpActor } from './http-sign-in.ts';
import { newEngagementJobTitle, publishNewEngagement } from './own-engagement.ts';
import { people } from './people.ts';
import { talentRequestWithTitle } from './submitter.ts';

export const clientName = 'Brightwater Utilities';
const approve = async (agency: HttpActor, employer: HttpActor, engagementId: string): Promise<void> => {
  const { terms, termsHash } = await agency.call(readTermsEndpoint, { engagementId });
  await agency.call(applySetRateEndpoint, { engagementId, termsVersion: terms.termsVersion, termsHash });
  const { records } = await employer.call(listReceivedApplicationsEndpoint, { engagementId, pageSize: 50 });
  const pending = records.find(({ can }) => can.decide.allowed);
  await employer.call(decideApplicationEndpoint, {
    applicationId: pending?.applicationId ?? '',
    decision: 'approve',
  });
};

/** Publishes an engagement that requires candidates' consent, and approves two agencies that may submit to it. */
export const createConsentEngagement = async (baseURL: string | undefined) => {
  const signIn = (email: string): Promise<HttpActor> => signInOverHttp(baseURL ?? '', email);
  const [employer, owner, rival] = [
    await signIn(people.brightwaterEmployer),
    await signIn(people.owner),
    await signIn(people.rivalOwner),
  ];
  const engagementId = await publishNewEngagement(employer, { requiresCandidateConsent: true });
  for (const agency of [owner, rival]) await approve(agency, employer, engagementId);
  const { talentRequestId } = await talentRequestWithTitle(owner, engagementId, newEngagementJobTitle);
  return { employer, owner, rival, engagementId, talentRequestId };
};

/** Returns the details of a person that no other journey uses. */
export const newPerson = () => {
  // Letters only, because the CV parser can read digits as a phone number.
  const mark = randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  return { firstName: 'Ines', lastName: `Okafor ${mark}`, emailAddress: `ines.${mark}@inbox.example` };
};

type Given = Partial<SentInputOf<typeof requestConsent>> & ReturnType<typeof newPerson>;

/** Asks a person for consent over HTTP, with a plain-text CV. */
export const requestConsentOverHttp = async (
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
