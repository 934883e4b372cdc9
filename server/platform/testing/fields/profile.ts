import type { Address } from '#contract/common/address.ts';
import * as identity from '#contract/identity/addresses.ts';
import { lookupsAt } from '#contract/lookups/addresses.ts';
import * as assessment from '#contract/profile/addresses/assessment.ts';
import { updateBiographyAt } from '#contract/profile/addresses/biography.ts';
import { createClientHistoryAt } from '#contract/profile/addresses/client-history.ts';
import * as details from '#contract/profile/addresses/details.ts';
import { uploadLogoAt } from '#contract/profile/addresses/logo.ts';
import * as places from '#contract/profile/addresses/places.ts';
import * as work from '#contract/profile/addresses/work.ts';
import * as testimonials from '#contract/testimonials/addresses.ts';
import { smallPng, usualAnswers, usualClientHistory } from '#server/profile/factories.ts';
import type { Ask, Fields, KeptRecords } from './kept.ts';

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

/** Writes all that an agency says about itself, and all that others say about it, and reads it again. */
export const keepProfile = async (
  ask: Ask,
  { owner, tenantId, staff }: { owner: string; tenantId: string; staff: string },
): Promise<KeptRecords> => {
  const kept: KeptRecords = {};
  const call = <T = Fields>(where: Address, input: object = {}, file?: { name: string; bytes: Uint8Array }) =>
    ask<T>(owner, where, input, file);
  await call(identity.updatePersonalSettingsAt, { firstName: 'Rhea', lastName: 'Solano', bidding: false });
  await call(identity.updateUsernameAt, { username: 'rhea.solano' });
  await call(identity.changeNicknameAt, { nickname: 'Ree' });
  await call(identity.uploadPhotoAt, {}, { name: 'me.png', bytes: smallPng });
  await call(details.updateDetailsAt, writtenDetails);
  await call(details.updateHeadOfficeAt, head);
  await call(updateBiographyAt, { biography: '<p>We place people by rail.</p>' });
  await call(places.createOfficeAt, office);
  await call(places.createAreaAt, { regionId: 1, countryId: 36 });
  const logo = await call<{ uploadFile: string; uploadFileThumb: string }>(
    uploadLogoAt,
    {},
    { name: 'logo.png', bytes: smallPng },
  );
  const subClassificationId = (await call<{ id: number }[]>(lookupsAt.subClassificationsOfClassification, { id: 1 }))[0]
    ?.id;
  await call(work.changeSubClassificationAt, { subClassificationId, isDeleted: false });
  await call(work.addIndustriesAt, { industries: [{ industryId: 1 }] });
  const jobTitleId = (await call<{ id: number }[]>(lookupsAt.jobTitles))[0]?.id;
  await call(work.addJobTitleAt, { jobTitleId });
  await call(createClientHistoryAt, usualClientHistory);
  await call(assessment.createAssessmentAt, { answers: usualAnswers });
  await call(assessment.confirmAssessmentAt, { finalConfirmation: true });
  const made = await call<Fields & { token: string }>(testimonials.createTestimonialAt, client);
  const form = await ask(undefined, testimonials.readTestimonialFormAt, { token: made.token });
  const picture = await ask<{ uploadFile: string }>(
    undefined,
    testimonials.uploadTestimonialImageAt,
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
  const { testimonialId } = await ask(undefined, testimonials.submitTestimonialAt, sent);
  await ask(staff, testimonials.reviewTestimonialAt, { testimonialId, isApproved: true });
  await call(testimonials.publishTestimonialAt, { testimonialId, isPublish: true });
  const listed = await call<{ records: Fields[] }>(testimonials.listTestimonialsAt);

  const { profileDetails, sidebarInfo } = await call<{ profileDetails: Fields; sidebarInfo: Fields }>(
    details.readTenantInfoAt,
  );
  const many = (field: string): Fields => (profileDetails[field] as Fields[])[0] ?? {};
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
  kept['Client history'] = { written: usualClientHistory, read: many('clientsHistory') };
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
      // Said to whoever makes the link, and kept as a hash.
      token: made.token,
    },
    read: { ...listed.records[0], token: made.token },
  };
  kept['Testimonial form'] = { written: { ...client, token: made.token }, read: form };
  const [classification] = await call<Fields[]>(work.listClassificationsAt);
  kept['Tenant classification'] = {
    written: {
      withAllSubClassifications: false,
      'tenantSubClassifications.0.subClassificationId': subClassificationId,
    },
    read: classification ?? {},
  };
  const [jobTitle] = await call<Fields[]>(work.listJobTitlesAt);
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
