import { z } from 'zod';
import { anybodySignedIn, operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { agencyRowShape, tenantShape, tenantStatusShape } from './shapes.ts';

export const readTenant = operation({
  name: 'tenants.read',
  summary: "The caller's own tenant.",
  effect: 'read',
  access: anybodySignedIn,
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

export const tenantOperations = [readTenant, listAgencies];
