import {
  applyCompetitive,
  applySetRate,
  applyTenderRate,
  decideApplication,
  readTerms,
  receivedApplications,
  viewApplication,
} from '#contract/applications/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as apply from './commands/apply-to-engagement.ts';
import * as decide from './commands/decide-application.ts';
import * as terms from './queries/read-terms.ts';
import * as received from './queries/received-applications.ts';
import * as view from './queries/view-application.ts';

export const applicationRoutes: readonly Route[] = [
  answer(readTerms, terms.readTerms),
  answer(applySetRate, apply.applySetRate),
  answer(applyTenderRate, apply.applyTenderRate),
  answer(applyCompetitive, apply.applyCompetitive),
  answer(viewApplication, view.viewApplication),
  answer(receivedApplications, received.receivedApplications),
  answer(decideApplication, decide.decideApplication),
];
