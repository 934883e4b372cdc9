import { address, type Address } from '#contract/common/address.ts';
import type * as activity from './operations/activity.ts';
import type * as bell from './operations/bell.ts';
import type * as mails from './operations/mails.ts';
import type * as payments from './operations/payments.ts';
import type * as settings from './operations/settings.ts';

const stream = '/api/v2.1/activitystream';
// One path for a user's id and a kind: OpenAPI takes two that differ in a parameter's name for the same.
const activitiesPath = `${stream}/activities/{userOrKind}`;
const ownUser = { claims: { userID: { place: 'path', is: 'user' } } } as const;
const ownSupplier = { claims: { supplierID: { place: 'path', is: 'tenant' } } } as const;

export const feedTokenAt = address<typeof bell.readFeedToken>(
  'notifications.feedToken',
  'GET',
  `${stream}/token/{userID}`,
  ownUser,
);
export const feedAt = address<typeof bell.openFeed>('notifications.feed', 'GET', `${stream}/feed`, {
  places: { authorization: 'header' },
});
export const listNotificationsAt = address<typeof bell.listNotifications>(
  'notifications.list',
  'GET',
  `${stream}/notifications/{userID}`,
  ownUser,
);
export const viewNotificationsAt = address<typeof bell.viewNotifications>(
  'notifications.view',
  'PUT',
  `${stream}/notifications/viewed`,
);
export const archiveNotificationsAt = address<typeof bell.archiveNotifications>(
  'notifications.archive',
  'PUT',
  `${stream}/notifications/archive`,
);
export const viewByFeedAt = address<typeof bell.viewByFeed>('notifications.viewByFeed', 'PATCH', `${stream}/setViewed`);
export const readSettingsAt = address<typeof settings.readSettings>(
  'notifications.settings',
  'GET',
  `${stream}/settings/{userID}`,
  ownUser,
);
export const changeSettingsAt = address<typeof settings.changeSettings>(
  'notifications.changeSettings',
  'PATCH',
  `${stream}/settings`,
);
export const readEmailPreferenceAt = address<typeof settings.readEmailPreference>(
  'notifications.emailPreference',
  'GET',
  '/api/v1.0.0/emailpreference/{supplierID}',
  ownSupplier,
);
export const changeEmailPreferenceAt = address<typeof settings.changeEmailPreference>(
  'notifications.changeEmailPreference',
  'PATCH',
  '/api/v1.0.0/emailpreference/{supplierID}',
  ownSupplier,
);
export const listActivitiesAt = address<typeof activity.listActivities>(
  'notifications.activities',
  'GET',
  activitiesPath,
  { claims: { userOrKind: { place: 'path', is: 'user' } } },
);
export const landingAt = address<typeof bell.landOnEngagement>(
  'notifications.landing',
  'GET',
  '/api/v1/engagement/notification/{engagementId}/supplier/{supplierId}',
  { claims: { supplierId: { place: 'path', is: 'tenant' } } },
);
export const newSuccessFeeApplicationMailsAt = address<typeof mails.readNewSuccessFeeApplicationMails>(
  'notifications.newSuccessFeeApplicationMails',
  'POST',
  `${stream}/sendNewApplicationSuccessFeeEmail`,
  { names: { engagementId: 'successFeeId' } },
);
export const applicationUpdateMailsAt = address<typeof mails.readApplicationUpdateMails>(
  'notifications.applicationUpdateMails',
  'POST',
  '/api/v1.0.0/emailpreference/application',
);
export const candidateUpdateMailsAt = address<typeof mails.readCandidateUpdateMails>(
  'notifications.candidateUpdateMails',
  'POST',
  '/api/v1.0.0/emailpreference/candidate',
);
export const listMailsAt = address<typeof mails.listMails>('notifications.mails', 'GET', '/api/v1/provider/mails');
export const retryMailAt = address<typeof mails.retryMail>(
  'notifications.retryMail',
  'POST',
  '/api/v1/provider/mails/retry',
);

export const paymentToMarketplaceAt = address<typeof payments.readPaymentToMarketplace>(
  'notifications.paymentToMarketplace',
  'POST',
  '/api/v2.1/profile/sendPaymentTransactionMarketplace',
);
export const paymentToEmployerAt = address<typeof payments.readPaymentToEmployer>(
  'notifications.paymentToEmployer',
  'POST',
  '/api/v2.1/profile/sendPaymentTransactionEmployer',
);
export const paymentToAgencyAt = address<typeof payments.readPaymentToAgency>(
  'notifications.paymentToAgency',
  'POST',
  '/api/v2.1/profile/sendPaymentTransactionAgency',
);

export const notificationAddresses: readonly Address[] = [
  feedTokenAt,
  feedAt,
  listNotificationsAt,
  viewNotificationsAt,
  archiveNotificationsAt,
  viewByFeedAt,
  readSettingsAt,
  changeSettingsAt,
  readEmailPreferenceAt,
  changeEmailPreferenceAt,
  listActivitiesAt,
  address<typeof activity.readActivity>('notifications.activity', 'POST', activitiesPath, {
    names: { kind: 'userOrKind' },
  }),
  address<typeof activity.readCandidateUpdateOfSuccessFee>(
    'notifications.candidateUpdateOfSuccessFee',
    'POST',
    `${stream}/updateCandidate/successfee`,
  ),
  address<typeof activity.readCandidateUpdateOfCompetitive>(
    'notifications.candidateUpdateOfCompetitive',
    'POST',
    `${stream}/updateCandidate/competitive`,
  ),
  landingAt,
  address<typeof mails.readNewCandidateMails>(
    'notifications.newCandidateMails',
    'POST',
    `${stream}/sendNewCandidateEmail`,
  ),
  address<typeof mails.readNewAuctionApplicationMails>(
    'notifications.newAuctionApplicationMails',
    'POST',
    `${stream}/sendNewApplicationAuctionEmail`,
    { names: { engagementId: 'auctionId' } },
  ),
  newSuccessFeeApplicationMailsAt,
  applicationUpdateMailsAt,
  candidateUpdateMailsAt,
  listMailsAt,
  retryMailAt,
  paymentToMarketplaceAt,
  paymentToEmployerAt,
  paymentToAgencyAt,
];
