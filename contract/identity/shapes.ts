import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { missingOrInvalid } from '#contract/common/text/input-error.ts';
import { sides } from '#contract/common/operation.ts';
import { permissions } from '#contract/common/permissions.ts';
import { unprintableError, tooLongError, requiredError } from '#contract/common/text-messages.ts';
import { findUnstorableText } from '#contract/common/text.ts';
import { tenantStatusShape } from '#contract/tenants/shapes.ts';
import { tenantStatusIds } from '#contract/tenants/states.ts';
import { passwordError, passwordLimits } from './rules.ts';

/** A new password. Every character counts as typed; nothing is trimmed. */
export const newPasswordSchema = (field: string) =>
  z
    .string(missingOrInvalid(requiredError(field)))
    .min(1, requiredError(field))
    .max(passwordLimits.most, tooLongError(field, passwordLimits.most))
    .refine((text) => findUnstorableText(text) === undefined, unprintableError(field))
    .superRefine((text, context) => {
      const fault = text === '' ? undefined : passwordError(text);
      if (fault !== undefined) context.addIssue(fault);
    });

/** The signed-in user, with their tenant and permissions. */
const signedInUserShape = z.object({
  user: z.object({
    id: id(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    /** The display name of the role. */
    role: z.string(),
    photoUrl: z.string().nullable(),
    /** Whether the video walkthrough is shown to the user. */
    walkthrough: z.boolean(),
    /**
     * The end of the session, by which the user must set up a second factor; absent unless the user's role requires one
     * that is still missing.
     */
    secondFactorDueAt: instant().optional(),
  }),
  tenant: z.object({
    id: id(),
    name: z.string(),
    side: z.enum(sides),
    verifiedStatus: tenantStatusShape,
    isAssessmentCompleted: z.boolean(),
    logoUrl: z.string().nullable(),
  }),
  permissions: z.array(z.enum(permissions)),
});

export type SignedInUser = z.output<typeof signedInUserShape>;

/** The data a page needs to call the API: a short-lived token, and the latest time at which the session ends. */
export const pageSessionShape = z.object({
  accessToken: z.string(),
  expiresAt: instant(),
  sessionExpiresAt: instant(),
  /** The server's time, to which the page sets its clock. */
  now: instant(),
  settings: z.object({
    idleMinutes: z.number().int(),
    loginCountThreshold: z.number().int(),
    /** The size limit for uploaded files, in bytes. Files must be smaller. */
    uploadLimitBytes: z.number().int(),
  }),
  who: signedInUserShape,
});

export type PageSession = z.output<typeof pageSessionShape>;

/** A user's identity record, with field names from the specification. */
export const tenantUserShape = z.object({
  user_id: id(),
  email: z.string(),
  username: z.string(),
  email_verified: z.boolean(),
  picture: z.string().nullable(),
  created_at: instant(),
  last_login: instant().nullable(),
  user_metadata: z.object({
    user_role: z.string(),
    primary_contact_first_name: z.string(),
    primary_contact_last_name: z.string(),
    organization_name: z.string(),
    tenant_id: id(),
    nickname: z.string(),
    is_sub_user: z.boolean(),
  }),
  app_metadata: z.object({ roles: z.array(z.string()), permissions: z.array(z.enum(permissions)) }),
});

/** The personal settings of a user. Source: specification 1, section 3. */
export const personalSettingsShape = z.object({
  userId: id(),
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.string(),
  email: z.string(),
  photoUrl: z.string().nullable(),
  photoThumbUrl: z.string().nullable(),
  /** The topics for which the user receives notifications and email. */
  applications: z.boolean(),
  clarifications: z.boolean(),
  bidding: z.boolean(),
  fulfillment: z.boolean(),
  /** Whether the video walkthrough is shown on the profile pages. */
  walkthrough: z.boolean(),
});

/** The data about the tenant and the user that the sidebar shows. */
export const sidebarShape = z.object({
  userId: id(),
  tenantId: id(),
  organizationName: z.string(),
  logoPath: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roleName: z.string(),
  photoUrl: z.string().nullable(),
  photoThumbUrl: z.string().nullable(),
  tenantStatusId: z.enum(tenantStatusIds),
  verifiedStatus: tenantStatusShape,
  isVerified: z.boolean(),
  isAssessmentCompleted: z.boolean(),
});
