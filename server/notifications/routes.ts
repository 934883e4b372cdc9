import * as activity from '#contract/notifications/operations/activity.ts';
import * as bell from '#contract/notifications/operations/bell.ts';
import * as mutes from '#contract/notifications/operations/mutes.ts';
import * as settings from '#contract/notifications/operations/settings.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { changeMute } from './commands/change-mute.ts';
import { changePreference } from './commands/change-preference.ts';
import { changeSettings } from './commands/change-settings.ts';
import { archiveNotifications, viewByFeed, viewNotifications } from './commands/mark-notifications.ts';
import { landOnEngagement } from './queries/landing.ts';
import { listMutes } from './queries/mutes.ts';
import { openFeed, readFeedToken } from './queries/open-feed.ts';
import {
  candidateUpdateOfCompetitive,
  candidateUpdateOfSuccessFee,
  listActivities,
  readActivity,
} from './queries/own-activities.ts';
import { listNotifications } from './queries/own-notifications.ts';
import { readPreference, readSettings } from './queries/preferences.ts';
import { emailRoutes } from './routes/emails.ts';
import { paymentRoutes } from './routes/payments.ts';

export const notificationRoutes: readonly Route[] = [
  answer(bell.readFeedToken, readFeedToken),
  answer(bell.openFeed, openFeed),
  answer(bell.listNotifications, listNotifications),
  answer(bell.viewNotifications, viewNotifications),
  answer(bell.archiveNotifications, archiveNotifications),
  answer(bell.viewByFeed, viewByFeed),
  answer(bell.landOnEngagement, landOnEngagement),
  answer(mutes.listMutes, listMutes),
  answer(mutes.changeMute, changeMute),
  answer(settings.readSettings, readSettings),
  answer(settings.changeSettings, changeSettings),
  answer(settings.readEmailPreference, readPreference),
  answer(settings.changeEmailPreference, changePreference),
  answer(activity.listActivities, listActivities),
  answer(activity.readActivity, readActivity),
  answer(activity.readCandidateUpdateOfSuccessFee, candidateUpdateOfSuccessFee),
  answer(activity.readCandidateUpdateOfCompetitive, candidateUpdateOfCompetitive),
  ...emailRoutes,
  ...paymentRoutes,
];
