import type { SentOutputOf } from '#contract/common/operation.ts';
import type { readPersonalSettings as operation } from '#contract/identity/operations/account.ts';
import { photoPathOf } from '#contract/identity/rules.ts';
import type { UserScope } from '#server/platform/scope/scope.ts';

/** Reads the caller's personal settings. Every notification topic is on until it is turned off. */
export const readPersonalSettings = async (scope: UserScope): Promise<SentOutputOf<typeof operation>> => {
  const { photoId, applications, clarifications, bidding, fulfillment, ...own } = await scope.db
    .selectFrom('appUser')
    .leftJoin('notificationSetting as told', 'told.userId', 'appUser.id')
    .select([
      'appUser.id as userId',
      'username as userName',
      'firstName',
      'lastName',
      'nickname',
      'email',
      'photoId',
      'walkthroughOn as walkthrough',
      'told.applications',
      'told.clarifications',
      'told.bidding',
      'told.fulfillment',
    ])
    .where('appUser.id', '=', scope.userId)
    .executeTakeFirstOrThrow();
  return {
    ...own,
    photoUrl: photoPathOf(photoId),
    photoThumbUrl: photoPathOf(photoId, 'thumb'),
    applications: applications ?? true,
    clarifications: clarifications ?? true,
    bidding: bidding ?? true,
    fulfillment: fulfillment ?? true,
  };
};
