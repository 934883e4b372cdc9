import {
  listEmails,
  readApplicationUpdateEmails,
  readCandidateUpdateEmails,
  readNewAuctionApplicationEmails,
  readNewCandidateEmails,
  readNewSuccessFeeApplicationEmails,
  retryEmail,
} from '#contract/notifications/operations/emails.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import * as commands from '../commands/retry-email.ts';
import * as provider from '../queries/list-emails.ts';
import * as sent from '../queries/sent-emails.ts';

export const emailRoutes: readonly Route[] = [
  bindOperation(readNewCandidateEmails, sent.readNewCandidateEmails),
  bindOperation(readNewAuctionApplicationEmails, sent.readNewApplicationEmails('competitive')),
  bindOperation(readNewSuccessFeeApplicationEmails, sent.readNewApplicationEmails('successfee')),
  bindOperation(readApplicationUpdateEmails, sent.readApplicationUpdateEmails),
  bindOperation(readCandidateUpdateEmails, sent.readCandidateUpdateEmails),
  bindOperation(listEmails, provider.listEmails),
  bindOperation(retryEmail, commands.retryEmail),
];
