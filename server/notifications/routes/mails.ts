import {
  listMails,
  readApplicationUpdateMails,
  readCandidateUpdateMails,
  readNewAuctionApplicationMails,
  readNewCandidateMails,
  readNewSuccessFeeApplicationMails,
  retryMail,
} from '#contract/notifications/operations/mails.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as commands from '../commands/retry-mail.ts';
import * as provider from '../queries/provider-mails.ts';
import * as sent from '../queries/sent-mails.ts';

export const mailRoutes: readonly Route[] = [
  answer(readNewCandidateMails, sent.newCandidateMails),
  answer(readNewAuctionApplicationMails, sent.newApplicationMails('competitive')),
  answer(readNewSuccessFeeApplicationMails, sent.newApplicationMails('successfee')),
  answer(readApplicationUpdateMails, sent.applicationUpdateMails),
  answer(readCandidateUpdateMails, sent.candidateUpdateMails),
  answer(listMails, provider.listMails),
  answer(retryMail, commands.retryMail),
];
