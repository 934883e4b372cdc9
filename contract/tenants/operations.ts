import { z } from 'zod';
import { inputError } from '#contract/common/text/input-error.ts';
import { anySignedInUser, operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { agencyRowShape, ownershipTermsShape, tenantShape, tenantStatusShape } from './shapes.ts';
import { ownershipDaysLimits } from './states.ts';

export const readTenant = operation({
  name: 'tenants.read',
  summary: "The caller's own tenant.",
  effect: 'read',
  access: anySignedInUser,
  input: z.object({}),
  output: tenantShape,
});

export const listAgencies = operation({
  name: 'tenants.list',
  summary: 'Every agency, newest first.',
  effect: 'read',
  access: { provider: 'any' },
  input: z.object({ status: tenantStatusShape.optional(), ...pageInput }),
  output: z.object({ records: z.array(agencyRowShape), ...pageOutput }),
});

export const readOwnershipTerms = operation({
  name: 'tenants.ownershipTerms',
  summary:
    'Returns the terms of ownership: how long, and for which talent requests, a candidate belongs to the agency that first submitted them, and whether candidates must consent.',
  effect: 'read',
  access: { client: 'any' },
  input: z.object({}),
  output: ownershipTermsShape,
});

const range = inputError('Days must be a number from {min} to {max}.', {
  min: ownershipDaysLimits.min,
  max: ownershipDaysLimits.max,
});

export const changeOwnershipTerms = operation({
  name: 'tenants.changeOwnershipTerms',
  summary:
    'Changes the terms of ownership for later submissions, and whether later engagements require consent. Existing ownerships do not change.',
  effect: 'write',
  access: { client: 'any' },
  input: ownershipTermsShape.extend({
    ownershipDays: z.number(range).int(range).min(ownershipDaysLimits.min, range).max(ownershipDaysLimits.max, range),
  }),
  output: ownershipTermsShape,
});

export const tenantOperations = [readTenant, listAgencies, readOwnershipTerms, changeOwnershipTerms];
