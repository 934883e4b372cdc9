import { contactSupport, listMessages, retryMessage } from '#contract/support/operations.ts';
import { eraseCandidates, eraseUser, listErasures, readOwnData } from '#contract/support/operations/privacy.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as asking from './commands/request-erasure.ts';
import * as retrying from './commands/retry-message.ts';
import { writeMessage } from './commands/write-message.ts';
import * as erasures from './queries/erasures.ts';
import * as data from './queries/own-data.ts';
import * as queries from './queries/messages.ts';

export const supportRoutes: readonly Route[] = [
  answer(contactSupport, writeMessage),
  answer(listMessages, queries.listMessages),
  answer(retryMessage, retrying.retryMessage),
  answer(readOwnData, data.readOwnData),
  answer(listErasures, erasures.listErasures),
  answer(eraseUser, asking.eraseUser),
  answer(eraseCandidates, asking.eraseCandidates),
];
