import { randomUUID } from 'node:crypto';
import {
  applySetRateEndpoint,
  decideApplicationEndpoint,
  readTermsEndpoint,
  listReceivedApplicationsEndpoint,
} from '#contract/applications/endpoints.ts';
import {
  listOwnEngagementsEndpoint,
  publishAgainEndpoint,
  publishDraftEndpoint,
  saveDraftEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { engagementDraftFields } from '#contract/engagements/operations/draft-fields.ts';
import type { EngagementStatus } from '#contract/engagements/states.ts';
import type { HttpActor } from './http-sign-in.ts';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/**
 * The titles of the engagements that may be published again. List journeys find the demo's other engagements by their
 * titles.
 */
type TitleToPublishAgain =
  | 'Regional Sales Manager, Foodservice'
  | 'Registered nurses, residential care'
  | 'Perioperative nursing, permanent team'
  | 'Dock crew, cold store'
  | 'Head of Procurement';

/** Publishes an engagement of the employer again as a new engagement that no other journey uses. */
export const republishEngagement = async (
  employer: HttpActor,
  title: TitleToPublishAgain,
  status?: EngagementStatus,
): Promise<string> => {
  const { records } = await employer.call(listOwnEngagementsEndpoint, { pageSize: 100, ...(status ? { status } : {}) });
  const { engagementId } = await employer.call(publishAgainEndpoint, {
    engagementId: records.find((record) => record.title === title)?.engagementId ?? '',
    closingAt: inDays(9),
  });
  return engagementId;
};

export const newEngagementJobTitle = 'Perfusionist';

/** Publishes a new engagement of the employer with a unique title. */
export const publishNewEngagement = async (
  employer: HttpActor,
  {
    cvCap,
    ...given
  }: {
    title?: string;
    engagementTypeId?: 1 | 2;
    currencyId?: number;
    requiresCandidateConsent?: boolean;
    cvCap?: number;
  },
): Promise<string> => {
  const fields = engagementDraftFields.parse({
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
    closingAt: inDays(9),
    talentRequests: [
      { jobTitle: newEngagementJobTitle, description: 'Days.', location: 'Geelong', noOfRoles: 3, cvCap },
    ],
    ...given,
  });
  const { draftId } = await employer.call(saveDraftEndpoint, { fields });
  return (await employer.call(publishDraftEndpoint, { draftId })).engagementId;
};

const receivedFor = async (employer: HttpActor, engagementId: string): Promise<string> => {
  const { records } = await employer.call(listReceivedApplicationsEndpoint, { engagementId });
  return records[0]?.applicationId ?? '';
};

/** Approves the agency's application to an engagement. */
export const approveApplicationTo = async (employer: HttpActor, engagementId: string): Promise<void> => {
  const applicationId = await receivedFor(employer, engagementId);
  await employer.call(decideApplicationEndpoint, { applicationId, decision: 'approve' });
};

/** Applies at the employer's rate; returns the ID under which the employer finds the application. */
export const applyToEngagement = async (
  agency: HttpActor,
  employer: HttpActor,
  engagementId: string,
): Promise<string> => {
  const { terms, termsHash } = await agency.call(readTermsEndpoint, { engagementId });
  await agency.call(applySetRateEndpoint, { engagementId, termsVersion: terms.termsVersion, termsHash });
  return receivedFor(employer, engagementId);
};

/** Publishes an engagement of the employer again, and approves the agency for it; returns the new engagement's ID. */
export const republishWithApprovedAgency = async (
  agency: HttpActor,
  employer: HttpActor,
  title: TitleToPublishAgain,
): Promise<string> => {
  const engagementId = await republishEngagement(employer, title);
  await applyToEngagement(agency, employer, engagementId);
  await approveApplicationTo(employer, engagementId);
  return engagementId;
};
