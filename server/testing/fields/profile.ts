import type { Endpoint } from '#contract/common/endpoint.ts';
import * as identity from '#contract/identity/endpoints.ts';
import { lookupEndpointByName } from '#contract/lookups/endpoints.ts';
import * as assessment from '#contract/profile/endpoints/assessment.ts';
import { updateBiographyEndpoint } from '#contract/profile/endpoints/biography.ts';
import { createClientHistoryEndpoint } from '#contract/profile/endpoints/client-history.ts';
import * as details from '#contract/profile/endpoints/details.ts';
import { uploadLogoEndpoint } from '#contract/profile/endpoints/logo.ts';
import * as places from '#contract/profile/endpoints/places.ts';
import * as work from '#contract/profile/endpoints/work.ts';
import * as testimonials from '#contract/testimonials/endpoints.ts';
import { smallPng, defaultAssessmentAnswers, defaultClientHistory } from '#server/profile/factories.ts';
import type { ApiCall, RecordFields, SavedRecords } from './saved-records.ts';

const writtenDetails = {
  tenantOrganizationName: 'Kestrel & Wren',
  tenantDomain: 'kestrel.example',
  firstName: 'Oona',
  lastName: 'Castellane',
  gender: 'Female',
  email: 'oona@kestrel.example',
  phoneNo: '+61 2 5550 0711',
  mobile: '+61 400 555 712',
  fax: '+61 2 5550 0713',
  skype: 'kestrel.oona',
  website: 'https://kestrel.example',
  linkedIn: 'kestrel-and-wren',
  twitter: '@kestrelwren',
};
const head = {
  address1: '3 Falcon Row',
  address2: 'Floor 9',
  countryId: 36,
  city: 'Hobart',
  stateProvince: 'Tasmania',
  postal: '7000',
  phone: '+61 3 5550 0714',
  email: 'hobart@kestrel.example',
};
const office = {
  type: 'Postal Address',
  address1: 'Box 55',
  address2: 'Harbour post office',
  countryId: 554,
  city: 'Nelson',
  stateProvince: 'Tasman',
  postal: '7010',
  phone: '+64 3 555 0715',
  email: 'nelson@kestrel.example',
};
const client = {
  fullName: 'Ilse Brandt',
  jobTitle: 'Head of People',
  company: 'Sable Rail',
  email: 'ilse@sable.example',
};

/** Writes an agency's profile, including testimonials by its clients, and reads it back. */
export const writeProfileFields = async (
  ask: ApiCall,
  { owner, tenantId, staff }: { owner: string; tenantId: string; staff: string },
): Promise<SavedRecords> => {
  const kept: SavedRecords = {};
  const call = <T = RecordFields>(where: Endpoint, input: object = {}, file?: { name: string; bytes: Uint8Array }) =>
    ask<T>(owner, where, input, file);
  await call(identity.updatePersonalSettingsEndpoint, { firstName: 'Rhea', lastName: 'Solano', bidding: false });
  await call(identity.updateUsernameEndpoint, { username: 'rhea.solano' });
  await call(identity.changeNicknameEndpoint, { nickname: 'Ree' });
  await call(identity.uploadPhotoEndpoint, {}, { name: 'me.png', bytes: smallPng });
  await call(details.updateDetailsEndpoint, writtenDetails);
  await call(details.updateHeadOfficeEndpoint, head);
  await call(updateBiographyEndpoint, { biography: '<p>We place people by rail.</p>' });
  await call(places.createOfficeEndpoint, office);
  await call(places.createAreaEndpoint, { regionId: 1, countryId: 36 });
  const logo = await call<{ uploadFile: string; uploadFileThumb: string }>(
    uploadLogoEndpoint,
    {},
    { name: 'logo.png', bytes: smallPng },
  );
  const subClassificationId = (
    await call<{ id: number }[]>(lookupEndpointByName.subClassificationsOfClassification, { id: 1 })
  )[0]?.id;
  await call(work.changeSubClassificationEndpoint, { subClassificationId, isDeleted: false });
  await call(work.addIndustriesEndpoint, { industries: [{ industryId: 1 }] });
  const jobTitleId = (await call<{ id: number }[]>(lookupEndpointByName.jobTitles))[0]?.id;
  await call(work.addJobTitleEndpoint, { jobTitleId });
  await call(createClientHistoryEndpoint, defaultClientHistory);
  await call(assessment.createAssessmentEndpoint, { answers: defaultAssessmentAnswers });
  await call(assessment.confirmAssessmentEndpoint, { finalConfirmation: true });
  const made = await call<RecordFields & { token: string }>(testimonials.createTestimonialEndpoint, client);
  const form = await ask(undefined, testimonials.readTestimonialFormEndpoint, { token: made.token });
  const picture = await ask<{ uploadFile: string }>(
    undefined,
    testimonials.uploadTestimonialImageEndpoint,
    { token: made.token },
    { name: 'sable.png', bytes: smallPng },
  );
  const sent = {
    token: made.token,
    recommendation: 'They arrive on time.',
    jobTitle: 'Head of Talent',
    fullName: 'Ilse Brandt-Ney',
    company: 'Sable Rail Holdings',
    logoPath: picture.uploadFile,
    email: client.email,
  };
  const { testimonialId } = await ask(undefined, testimonials.submitTestimonialEndpoint, sent);
  await ask(staff, testimonials.reviewTestimonialEndpoint, { testimonialId, isApproved: true });
  await call(testimonials.publishTestimonialEndpoint, { testimonialId, isPublish: true });
  const listed = await call<{ records: RecordFields[] }>(testimonials.listTestimonialsEndpoint);

  const { profileDetails, sidebarInfo } = await call<{ profileDetails: RecordFields; sidebarInfo: RecordFields }>(
    details.readTenantInfoEndpoint,
  );
  const many = (field: string): RecordFields => (profileDetails[field] as RecordFields[])[0] ?? {};
  kept['Profile details'] = {
    written: {
      ...writtenDetails,
      userName: 'rhea.solano',
      tenantId,
      biography: '<p>We place people by rail.</p>',
      logoPath: logo.uploadFile,
      thumbPath: logo.uploadFileThumb,
      ...Object.fromEntries(
        Object.entries(head)
          .filter(([field]) => field !== 'countryId')
          .map(([field, value]) => [`headOffice.${field}`, value]),
      ),
      'headOffice.country': 'Australia',
      hasClassifications: true,
      isActive: true,
      'assessment.finalConfirmation': true,
    },
    read: profileDetails,
  };
  kept['Office address'] = {
    written: { ...office, country: 'New Zealand', regionId: 1, region: 'Australia & New Zealand' },
    read: many('officeAddresses'),
  };
  kept['Region area'] = { written: { country: 'Australia', region: 'Australia & New Zealand' }, read: many('areas') };
  kept['Client history'] = { written: defaultClientHistory, read: many('clientsHistory') };
  kept['Tenant industry'] = { written: {}, read: many('tenantIndustries') };
  kept['Testimonial'] = {
    written: {
      ...sent,
      tenantId,
      userId: owner,
      organizationName: 'Kestrel & Wren',
      tenantLogoPath: logo.uploadFile,
      isPublish: true,
      isActive: true,
      isDeleted: false,
      // The token is shown only to the link's creator, and stored as a hash.
      token: made.token,
    },
    read: { ...listed.records[0], token: made.token },
  };
  kept['Testimonial form'] = { written: { ...client, token: made.token }, read: form };
  const [classification] = await call<RecordFields[]>(work.listClassificationsEndpoint);
  kept['Tenant classification'] = {
    written: {
      withAllSubClassifications: false,
      'tenantSubClassifications.0.subClassificationId': subClassificationId,
    },
    read: classification ?? {},
  };
  const [jobTitle] = await call<RecordFields[]>(work.listJobTitlesEndpoint);
  kept['Job title'] = { written: { jobTitleId }, read: jobTitle ?? {} };
  kept['Sidebar info'] = {
    written: {
      organizationName: 'Kestrel & Wren',
      firstName: 'Rhea',
      lastName: 'Solano',
      verifiedStatus: 'approved',
      isAssessmentCompleted: true,
      logoPath: logo.uploadFile,
    },
    read: sidebarInfo,
  };

  return kept;
};
