import type { Operation } from '#contract/common/operation.ts';
import {
  listActivities,
  readActivity,
  readCandidateUpdateOfSuccessFee,
  readCandidateUpdateOfAuction,
} from './operations/activity.ts';
import {
  readFeedToken,
  openFeed,
  listNotifications,
  viewNotifications,
  archiveNotifications,
  viewNotificationByFeedId,
  readNotificationTarget,
} from './operations/bell.ts';
import {
  readNewCandidateEmails,
  readNewAuctionApplicationEmails,
  readNewSuccessFeeApplicationEmails,
  readApplicationUpdateEmails,
  readCandidateUpdateEmails,
  listEmails,
  retryEmail,
} from './operations/emails.ts';
import {
  readPaymentNoticeToAgency,
  readPaymentNoticeToEmployer,
  readPaymentNoticeToMarketplace,
} from './operations/payments.ts';
import { changeMute, listMutes } from './operations/mutes.ts';
import { readSettings, changeSettings, readEmailPreference, changeEmailPreference } from './operations/settings.ts';

export const notificationOperations: readonly Operation[] = [
  readFeedToken,
  openFeed,
  listNotifications,
  viewNotifications,
  archiveNotifications,
  viewNotificationByFeedId,
  readSettings,
  changeSettings,
  readEmailPreference,
  changeEmailPreference,
  listMutes,
  changeMute,
  listActivities,
  readActivity,
  readCandidateUpdateOfSuccessFee,
  readCandidateUpdateOfAuction,
  readNotificationTarget,
  readNewCandidateEmails,
  readNewAuctionApplicationEmails,
  readNewSuccessFeeApplicationEmails,
  readApplicationUpdateEmails,
  readCandidateUpdateEmails,
  listEmails,
  retryEmail,
  readPaymentNoticeToMarketplace,
  readPaymentNoticeToEmployer,
  readPaymentNoticeToAgency,
];
