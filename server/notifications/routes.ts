import * as activity from '#contract/notifications/operations/activity.ts';
import * as bell from '#contract/notifications/operations/bell.ts';
import * as emails from '#contract/notifications/operations/emails.ts';
import * as mutes from '#contract/notifications/operations/mutes.ts';
import * as payments from '#contract/notifications/operations/payments.ts';
import * as settings from '#contract/notifications/operations/settings.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import { changeMute } from './commands/change-mute.ts';
import { changeEmailPreferences } from './commands/change-email-preferences.ts';
import { changeCategorySettings } from './commands/change-settings.ts';
import { retryEmail } from './commands/retry-email.ts';
import { archiveNotifications, markEventNotificationViewed, viewNotifications } from './commands/mark-notifications.ts';
import { findEngagementTarget } from './queries/notification-target.ts';
import { listMutes } from './queries/mutes.ts';
import { openFeed, readFeedToken } from './queries/open-feed.ts';
import {
  readCompetitiveCandidateUpdate,
  readSuccessFeeCandidateUpdate,
  listActivities,
  readActivity,
} from './queries/own-activities.ts';
import { listNotifications } from './queries/own-notifications.ts';
import { readEmailPreferences, readCategorySettings } from './queries/preferences.ts';
import { listEmails } from './queries/list-emails.ts';
import { readPayment } from './queries/payments.ts';
import * as sent from './queries/sent-emails.ts';

export const notificationRoutes: readonly Route[] = [
  bindOperation(bell.readFeedToken, readFeedToken),
  bindOperation(bell.openFeed, openFeed),
  bindOperation(bell.listNotifications, listNotifications),
  bindOperation(bell.viewNotifications, viewNotifications),
  bindOperation(bell.archiveNotifications, archiveNotifications),
  bindOperation(bell.viewNotificationByFeedId, markEventNotificationViewed),
  bindOperation(bell.readNotificationTarget, findEngagementTarget),
  bindOperation(mutes.listMutes, listMutes),
  bindOperation(mutes.changeMute, changeMute),
  bindOperation(settings.readSettings, readCategorySettings),
  bindOperation(settings.changeSettings, changeCategorySettings),
  bindOperation(settings.readEmailPreference, readEmailPreferences),
  bindOperation(settings.changeEmailPreference, changeEmailPreferences),
  bindOperation(activity.listActivities, listActivities),
  bindOperation(activity.readActivity, readActivity),
  bindOperation(activity.readCandidateUpdateOfSuccessFee, readSuccessFeeCandidateUpdate),
  bindOperation(activity.readCandidateUpdateOfAuction, readCompetitiveCandidateUpdate),
  bindOperation(emails.readNewCandidateEmails, sent.readNewCandidateEmails),
  bindOperation(emails.readNewAuctionApplicationEmails, sent.readNewApplicationEmails('competitive')),
  bindOperation(emails.readNewSuccessFeeApplicationEmails, sent.readNewApplicationEmails('successfee')),
  bindOperation(emails.readApplicationUpdateEmails, sent.readApplicationUpdateEmails),
  bindOperation(emails.readCandidateUpdateEmails, sent.readCandidateUpdateEmails),
  bindOperation(emails.listEmails, listEmails),
  bindOperation(emails.retryEmail, retryEmail),
  bindOperation(payments.readPaymentNoticeToMarketplace, readPayment('marketplace')),
  bindOperation(payments.readPaymentNoticeToEmployer, readPayment('employer')),
  bindOperation(payments.readPaymentNoticeToAgency, readPayment('agency')),
];
