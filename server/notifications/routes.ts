import * as activity from '#contract/notifications/operations/activity.ts';
import * as bell from '#contract/notifications/operations/bell.ts';
import * as mutes from '#contract/notifications/operations/mutes.ts';
import * as settings from '#contract/notifications/operations/settings.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { changeMute } from './commands/change-mute.ts';
import { changeEmailPreferences } from './commands/change-email-preferences.ts';
import { changeCategorySettings } from './commands/change-settings.ts';
import { archiveNotifications, markEventNotificationViewed, viewNotifications } from './commands/mark-notifications.ts';
import { findEngagementTarget } from './queries/landing.ts';
import { listMutes } from './queries/mutes.ts';
import { openFeed, readFeedToken } from './queries/open-feed.ts';
import {
  candidateUpdateOfCompetitive,
  candidateUpdateOfSuccessFee,
  listActivities,
  readActivity,
} from './queries/own-activities.ts';
import { listNotifications } from './queries/own-notifications.ts';
import { readEmailPreferences, readCategorySettings } from './queries/preferences.ts';
import { emailRoutes } from './routes/emails.ts';
import { paymentRoutes } from './routes/payments.ts';

export const notificationRoutes: readonly Route[] = [
  answer(bell.readFeedToken, readFeedToken),
  answer(bell.openFeed, openFeed),
  answer(bell.listNotifications, listNotifications),
  answer(bell.viewNotifications, viewNotifications),
  answer(bell.archiveNotifications, archiveNotifications),
  answer(bell.viewByFeed, markEventNotificationViewed),
  answer(bell.landOnEngagement, findEngagementTarget),
  answer(mutes.listMutes, listMutes),
  answer(mutes.changeMute, changeMute),
  answer(settings.readSettings, readCategorySettings),
  answer(settings.changeSettings, changeCategorySettings),
  answer(settings.readEmailPreference, readEmailPreferences),
  answer(settings.changeEmailPreference, changeEmailPreferences),
  answer(activity.listActivities, listActivities),
  answer(activity.readActivity, readActivity),
  answer(activity.readCandidateUpdateOfSuccessFee, candidateUpdateOfSuccessFee),
  answer(activity.readCandidateUpdateOfCompetitive, candidateUpdateOfCompetitive),
  ...emailRoutes,
  ...paymentRoutes,
];
