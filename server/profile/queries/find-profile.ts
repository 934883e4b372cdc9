import type { AgencyScope } from '#server/platform/scope/scope.ts';

/**
 * Finds the profile's own row with counts of its lists. Until the profile is saved, the contact is the agency's owner.
 */
export const findProfile = async (scope: AgencyScope) => {
  const found = await scope.db
    .selectFrom('tenant')
    .leftJoin('agencyProfile as profile', 'profile.tenantId', 'tenant.id')
    .leftJoin('appUser as owner', (join) =>
      join.onRef('owner.tenantId', '=', 'tenant.id').on('owner.isOwner', '=', true).on('owner.deletedAt', 'is', null),
    )
    .select((eb) => [
      'tenant.name as tenantName',
      'tenant.status',
      'tenant.isAssessmentCompleted',
      'tenant.logoKey',
      'profile.detailsSavedAt',
      'profile.gender',
      'profile.phoneNo',
      'profile.mobile',
      'profile.fax',
      'profile.skype',
      'profile.website',
      'profile.linkedIn',
      'profile.twitter',
      'profile.tenantDomain',
      'profile.biography',
      'profile.biographyLength',
      'profile.firstName',
      'profile.lastName',
      'profile.email',
      'owner.firstName as ownerFirstName',
      'owner.lastName as ownerLastName',
      'owner.email as ownerEmail',
      eb
        .selectFrom('officeAddress')
        .whereRef('officeAddress.tenantId', '=', 'tenant.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('addressCount'),
      eb
        .selectFrom('servedArea')
        .whereRef('servedArea.tenantId', '=', 'tenant.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('areaCount'),
      eb
        .selectFrom('tenantClassification')
        .whereRef('tenantClassification.tenantId', '=', 'tenant.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('classificationCount'),
    ])
    .where('tenant.id', '=', scope.tenantId)
    .orderBy('owner.createdAt')
    .orderBy('owner.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const saved = found.detailsSavedAt !== null;
  return {
    tenantName: found.tenantName,
    status: found.status,
    isAssessmentCompleted: found.isAssessmentCompleted,
    logoKey: found.logoKey,
    detailsSavedAt: found.detailsSavedAt,
    firstName: (saved ? found.firstName : found.ownerFirstName) ?? '',
    lastName: (saved ? found.lastName : found.ownerLastName) ?? '',
    email: (saved ? found.email : found.ownerEmail) ?? '',
    gender: found.gender ?? '',
    phoneNo: found.phoneNo ?? '',
    mobile: found.mobile ?? '',
    fax: found.fax ?? '',
    skype: found.skype ?? '',
    website: found.website ?? '',
    linkedIn: found.linkedIn ?? '',
    twitter: found.twitter ?? '',
    tenantDomain: found.tenantDomain ?? '',
    biography: found.biography ?? '',
    biographyLength: found.biographyLength ?? 0,
    addressCount: found.addressCount ?? 0,
    areaCount: found.areaCount ?? 0,
    classificationCount: found.classificationCount ?? 0,
  };
};
