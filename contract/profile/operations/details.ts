import { z } from 'zod';
import { operation, type Operation } from '#contract/common/operation.ts';
import { profileRefusals } from '../refusals.ts';
import { officeAddressInput, officeAddressShape } from '../shapes/address.ts';
import { profileCompletionShape, detailsInput, ownDetailsShape, tenantInfoShape } from '../shapes/details.ts';

const anybody = { agency: 'unapproved' } as const;
const editors = { agency: 'unapproved, Company Profile=Edit' } as const;

export const readCompletion = operation({
  name: 'profile.completion',
  summary: 'Returns the completion of the profile by its six sections.',
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: profileCompletionShape,
});

export const readTenantInfo = operation({
  name: 'profile.tenantInfo',
  summary: 'The details of the profile, and what the sidebar shows.',
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: tenantInfoShape,
});

export const readHeadOffice = operation({
  name: 'profile.headOffice',
  summary: 'Returns the head office, or null if there is none.',
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: z.object({ headOffice: officeAddressShape.nullable() }),
});

export const updateDetails = operation({
  name: 'profile.updateDetails',
  summary: 'Replaces the details of the profile.',
  effect: 'write',
  access: editors,
  input: z.object(detailsInput),
  output: ownDetailsShape,
});

export const updateHeadOffice = operation({
  name: 'profile.updateHeadOffice',
  summary: 'Saves the head office, and creates it if there is none.',
  effect: 'write',
  access: editors,
  input: z.object(officeAddressInput),
  output: officeAddressShape,
  refusals: [profileRefusals['unknown-country']],
});

export const detailsOperations: readonly Operation[] = [
  readCompletion,
  readTenantInfo,
  readHeadOffice,
  updateDetails,
  updateHeadOffice,
];
