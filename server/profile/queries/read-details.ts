import type { SentOutputOf } from '#contract/common/operation.ts';
import type * as details from '#contract/profile/operations/details.ts';
import { readSidebar } from '#server/identity/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { listPublishedTestimonials } from '#server/testimonials/public.ts';
import { findAssessment, listAnswers } from './assessment.ts';
import { findClientHistory } from './read-client-history.ts';
import { findProfile } from './find-profile.ts';
import { findHeadOffice, listOffices } from './read-addresses.ts';
import { listAreas } from './read-areas.ts';
import { toCompletion } from './read-completion.ts';
import { listIndustries } from './read-work.ts';

type OwnDetails = SentOutputOf<typeof details.updateDetails>;
type Details = SentOutputOf<typeof details.readTenantInfo>['profileDetails'];

/** Reads the agency's own details. An agency has one profile, with the same ID as the agency. */
export const readOwnDetails = async (scope: AgencyScope): Promise<OwnDetails> => {
  const profile = await findProfile(scope);
  const { percentCompletion, percentCompletionFields, hasClassifications, logoPath, thumbPath } = toCompletion(
    scope,
    profile,
  );
  const { username } = await scope.db
    .selectFrom('appUser')
    .select('username')
    .where('id', '=', scope.userId)
    .executeTakeFirstOrThrow();
  return {
    userId: scope.userId,
    profileId: scope.tenantId,
    userName: username,
    firstName: profile.firstName,
    lastName: profile.lastName,
    tenantId: scope.tenantId,
    tenantOrganizationName: profile.tenantName,
    tenantDomain: profile.tenantDomain,
    gender: profile.gender,
    email: profile.email,
    phoneNo: profile.phoneNo,
    mobile: profile.mobile,
    fax: profile.fax,
    skype: profile.skype,
    biography: profile.biography,
    website: profile.website,
    linkedIn: profile.linkedIn,
    twitter: profile.twitter,
    logoPath,
    thumbPath,
    percentCompletion,
    percentCompletionFields,
    isActive: profile.status === 'approved',
    hasClassifications,
    savedAt: profile.detailsSavedAt?.toISOString() ?? null,
  };
};

/** Reads the profile's details, including the lists stored separately. */
const readDetails = async (scope: AgencyScope): Promise<Details> => {
  const assessment = await findAssessment(scope, scope.tenantId);
  return {
    ...(await readOwnDetails(scope)),
    headOffice: await findHeadOffice(scope),
    officeAddresses: await listOffices(scope),
    areas: await listAreas(scope),
    tenantIndustries: await listIndustries(scope),
    clientsHistory: await findClientHistory(scope),
    testimonials: await listPublishedTestimonials(scope),
    assessment: {
      finalConfirmation: assessment.confirmedAt !== null,
      surveyAnswers: listAnswers(assessment.answers),
    },
  };
};

/** Reads the profile's details and the data of the sidebar. */
export const readTenantInfo = async (scope: AgencyScope): Promise<SentOutputOf<typeof details.readTenantInfo>> => ({
  profileDetails: await readDetails(scope),
  sidebarInfo: await readSidebar(scope),
});

/** Reads only the head office. */
export const readHeadOffice = async (scope: AgencyScope): Promise<SentOutputOf<typeof details.readHeadOffice>> => ({
  headOffice: await findHeadOffice(scope),
});
