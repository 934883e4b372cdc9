import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { sides } from '#contract/common/operation.ts';
import { ownershipScopes, tenantStatusIds } from './states.ts';

export const tenantStatusShape = z.enum(['approved', 'pending', 'declined']);

/** A tenant as its own users see it. */
export const tenantShape = z.object({
  tenantId: id(),
  organizationName: z.string(),
  side: z.enum(sides),
  tenantStatusId: z.enum(tenantStatusIds),
  verifiedStatus: tenantStatusShape,
  isVerified: z.boolean(),
  isAssessmentCompleted: z.boolean(),
  city: z.string(),
  logoPath: z.string().nullable(),
  createdWhen: instant(),
});

/** An agency in the list that the provider sees. */
export const agencyRowShape = z.object({
  id: id(),
  name: z.string(),
  status: tenantStatusShape,
  isAssessmentCompleted: z.boolean(),
  city: z.string(),
  userCount: z.number().int(),
  createdAt: instant(),
});

export type AgencyRow = z.output<typeof agencyRowShape>;

/**
 * The terms of ownership: how long, and for which talent requests, a candidate belongs to the agency that first
 * submitted them.
 */
export const ownershipTermsShape = z.object({
  ownershipDays: z.number().int(),
  ownershipScope: z.enum(ownershipScopes),
  /** Whether each candidate must agree before they are submitted, in engagements published from now on. */
  requiresCandidateConsent: z.boolean(),
});
export type OwnershipTerms = z.output<typeof ownershipTermsShape>;
