import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as activity from './operations/activity.ts';
import type * as bell from './operations/bell.ts';
import type * as emails from './operations/emails.ts';
import type * as payments from './operations/payments.ts';
import type * as mutes from './operations/mutes.ts';
import type * as settings from './operations/settings.ts';

const stream = '/api/v2.1/activitystream';
// The same path takes either a user's ID or a kind, because OpenAPI treats two paths that differ only in a parameter's
// name as identical.
const activitiesPath = `${stream}/activities/{userOrKind}`;
const ownUser = { claims: { userID: { place: 'path', is: 'user' } } } as const;
const ownSupplier = { claims: { supplierID: { place: 'path', is: 'tenant' } } } as const;

export const feedTokenEndpoint = endpoint<typeof bell.readFeedToken>(
  'notifications.feedToken',
  'GET',
  `${stream}/token/{userID}`,
  ownUser,
);
export const feedEndpoint = endpoint<typeof bell.openFeed>('notifications.feed', 'GET', `${stream}/feed`, {
  locations: { authorization: 'header' },
});
export const listNotificationsEndpoint = endpoint<typeof bell.listNotifications>(
  'notifications.list',
  'GET',
  `${stream}/notifications/{userID}`,
  ownUser,
);
export const viewNotificationsEndpoint = endpoint<typeof bell.viewNotifications>(
  'notifications.view',
  'PUT',
  `${stream}/notifications/viewed`,
);
export const archiveNotificationsEndpoint = endpoint<typeof bell.archiveNotifications>(
  'notifications.archive',
  'PUT',
  `${stream}/notifications/archive`,
);
const viewByFeedEndpoint = endpoint<typeof bell.viewNotificationByFeedId>(
  'notifications.viewByFeed',
  'PATCH',
  `${stream}/setViewed`,
);
export const listMutesEndpoint = endpoint<typeof mutes.listMutes>(
  'notifications.mutes',
  'GET',
  '/api/v1/notification/mutes',
);
export const changeMuteEndpoint = endpoint<typeof mutes.changeMute>(
  'notifications.changeMute',
  'PATCH',
  '/api/v1/notification/mute',
);
export const readSettingsEndpoint = endpoint<typeof settings.readSettings>(
  'notifications.settings',
  'GET',
  `${stream}/settings/{userID}`,
  ownUser,
);
export const changeSettingsEndpoint = endpoint<typeof settings.changeSettings>(
  'notifications.changeSettings',
  'PATCH',
  `${stream}/settings`,
);
export const readEmailPreferenceEndpoint = endpoint<typeof settings.readEmailPreference>(
  'notifications.emailPreference',
  'GET',
  '/api/v1.0.0/emailpreference/{supplierID}',
  ownSupplier,
);
export const changeEmailPreferenceEndpoint = endpoint<typeof settings.changeEmailPreference>(
  'notifications.changeEmailPreference',
  'PATCH',
  '/api/v1.0.0/emailpreference/{supplierID}',
  ownSupplier,
);
export const listActivitiesEndpoint = endpoint<typeof activity.listActivities>(
  'notifications.activities',
  'GET',
  activitiesPath,
  { claims: { userOrKind: { place: 'path', is: 'user' } } },
);
export const readNotificationTargetEndpoint = endpoint<typeof bell.readNotificationTarget>(
  'notifications.landing',
  'GET',
  '/api/v1/engagement/notification/{engagementId}/supplier/{supplierId}',
  { claims: { supplierId: { place: 'path', is: 'tenant' } } },
);
export const readNewSuccessFeeApplicationEmailsEndpoint = endpoint<typeof emails.readNewSuccessFeeApplicationEmails>(
  'notifications.newSuccessFeeApplicationMails',
  'POST',
  `${stream}/sendNewApplicationSuccessFeeEmail`,
  { names: { engagementId: 'successFeeId' } },
);
export const readApplicationUpdateEmailsEndpoint = endpoint<typeof emails.readApplicationUpdateEmails>(
  'notifications.applicationUpdateMails',
  'POST',
  '/api/v1.0.0/emailpreference/application',
);
export const readCandidateUpdateEmailsEndpoint = endpoint<typeof emails.readCandidateUpdateEmails>(
  'notifications.candidateUpdateMails',
  'POST',
  '/api/v1.0.0/emailpreference/candidate',
);
export const listEmailsEndpoint = endpoint<typeof emails.listEmails>(
  'notifications.mails',
  'GET',
  '/api/v1/provider/mails',
);
export const retryEmailEndpoint = endpoint<typeof emails.retryEmail>(
  'notifications.retryMail',
  'POST',
  '/api/v1/provider/mails/retry',
);

export const paymentNoticeToMarketplaceEndpoint = endpoint<typeof payments.readPaymentNoticeToMarketplace>(
  'notifications.paymentToMarketplace',
  'POST',
  '/api/v2.1/profile/sendPaymentTransactionMarketplace',
);
export const paymentNoticeToEmployerEndpoint = endpoint<typeof payments.readPaymentNoticeToEmployer>(
  'notifications.paymentToEmployer',
  'POST',
  '/api/v2.1/profile/sendPaymentTransactionEmployer',
);
export const paymentNoticeToAgencyEndpoint = endpoint<typeof payments.readPaymentNoticeToAgency>(
  'notifications.paymentToAgency',
  'POST',
  '/api/v2.1/profile/sendPaymentTransactionAgency',
);

export const notificationEndpoints: readonly Endpoint[] = [
  feedTokenEndpoint,
  feedEndpoint,
  listNotificationsEndpoint,
  viewNotificationsEndpoint,
  archiveNotificationsEndpoint,
  viewByFeedEndpoint,
  listMutesEndpoint,
  changeMuteEndpoint,
  readSettingsEndpoint,
  changeSettingsEndpoint,
  readEmailPreferenceEndpoint,
  changeEmailPreferenceEndpoint,
  listActivitiesEndpoint,
  endpoint<typeof activity.readActivity>('notifications.activity', 'POST', activitiesPath, {
    names: { kind: 'userOrKind' },
  }),
  endpoint<typeof activity.readCandidateUpdateOfSuccessFee>(
    'notifications.candidateUpdateOfSuccessFee',
    'POST',
    `${stream}/updateCandidate/successfee`,
  ),
  endpoint<typeof activity.readCandidateUpdateOfAuction>(
    'notifications.candidateUpdateOfCompetitive',
    'POST',
    `${stream}/updateCandidate/competitive`,
  ),
  readNotificationTargetEndpoint,
  endpoint<typeof emails.readNewCandidateEmails>(
    'notifications.newCandidateMails',
    'POST',
    `${stream}/sendNewCandidateEmail`,
  ),
  endpoint<typeof emails.readNewAuctionApplicationEmails>(
    'notifications.newAuctionApplicationMails',
    'POST',
    `${stream}/sendNewApplicationAuctionEmail`,
    { names: { engagementId: 'auctionId' } },
  ),
  readNewSuccessFeeApplicationEmailsEndpoint,
  readApplicationUpdateEmailsEndpoint,
  readCandidateUpdateEmailsEndpoint,
  listEmailsEndpoint,
  retryEmailEndpoint,
  paymentNoticeToMarketplaceEndpoint,
  paymentNoticeToEmployerEndpoint,
  paymentNoticeToAgencyEndpoint,
];
