import type { SentOutputOf } from '#contract/common/operation.ts';
import type { readCompletion as operation } from '#contract/profile/operations/details.ts';
import { completedSections, completionPercent, profileSections } from '#contract/profile/rules.ts';
import { logoPathOf } from '#contract/tenants/rules.ts';
import { tenantStatusIds } from '#contract/tenants/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToEditProfile } from '../policy.ts';
import { isPendingActivation, tenantStatusIdOf } from '../rules/pending-activation.ts';
import { findProfile } from './find-profile.ts';

type Profile = Awaited<ReturnType<typeof findProfile>>;

/** Calculates the completion of a profile whose row is already loaded. */
export const toCompletion = (scope: AgencyScope, profile: Profile): SentOutputOf<typeof operation> => {
  const completed = completedSections({ ...profile, hasLogo: profile.logoKey !== null });
  const tenantStatusId = tenantStatusIdOf(tenantStatusIds[profile.status]);
  return {
    percentCompletion: completionPercent(completed),
    percentCompletionFields: profileSections.filter(({ key }) => completed.includes(key)).map(({ title }) => title),
    sections: profileSections.map((section) => ({ ...section, isCompleted: completed.includes(section.key) })),
    hasClassifications: profile.classificationCount > 0,
    organizationName: profile.tenantName,
    logoPath: logoPathOf(profile.logoKey),
    thumbPath: logoPathOf(profile.logoKey, 'thumb'),
    verifiedStatus: profile.status,
    isAssessmentCompleted: profile.isAssessmentCompleted,
    tenantStatusId,
    isPendingActivation: isPendingActivation({ tenantStatusId, isAssessmentCompleted: profile.isAssessmentCompleted }),
    browsers: [...scope.settings.profileBrowsers],
    can: { edit: rightToEditProfile(scope) },
  };
};

/** Calculates the completion of the profile from its current data. */
export const readCompletion = async (scope: AgencyScope): Promise<SentOutputOf<typeof operation>> =>
  toCompletion(scope, await findProfile(scope));
