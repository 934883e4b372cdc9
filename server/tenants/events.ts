import { z } from 'zod';
import { ownershipScopes } from '#contract/tenants/states.ts';

/**
 * Events about changes to a client's settings. Each agency with an application to the client gets the event in its own
 * history.
 */
export const tenantEvents = { ownershipTermsChanged: 'tenant.ownership-terms-changed' } as const;

export const tenantPayloads = {
  [tenantEvents.ownershipTermsChanged]: z.object({
    ownershipDays: z.int(),
    ownershipScope: z.enum(ownershipScopes),
    /** Absent in events from before clients could require consent. */
    requiresCandidateConsent: z.boolean().optional(),
  }),
} as const;
