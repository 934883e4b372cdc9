import {
  listEmails,
  readApplicationUpdateEmails,
  readCandidateUpdateEmails,
  readNewAuctionApplicationEmails,
  readNewCandidateEmails,
  readNewSuccessFeeApplicationEmails,
  retryEmail,
} from '#contract/notifications/operations/emails.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as commands from '../commands/retry-email.ts';
import * as provider from '../queries/list-emails.ts';
import * as sent from '../queries/sent-emails.ts';

export const emailRoutes: readonly Route[] = [
  answer(readNewCandidateEmails, sent.readNewCandidateEmails),
  answer(readNewAuctionApplicationEmails, sent.readNewApplicationEmails('competitive')),
  answer(readNewSuccessFeeApplicationEmails, sent.readNewApplicationEmails('successfee')),
  answer(readApplicationUpdateEmails, sent.readApplicationUpdateEmails),
  answer(readCandidateUpdateEmails, sent.readCandidateUpdateEmails),
  answer(listEmails, provider.listEmails),
  answer(retryEmail, commands.retryEmail),
];
