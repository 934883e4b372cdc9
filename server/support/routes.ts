import { contactSupport, listSupportMessages, retrySupportMessage } from '#contract/support/operations.ts';
import { eraseCandidates, eraseUser, listErasures, readOwnData } from '#contract/support/operations/privacy.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import * as asking from './commands/request-erasure.ts';
import * as retrying from './commands/retry-message.ts';
import { writeMessage } from './commands/write-message.ts';
import * as erasures from './queries/erasures.ts';
import * as data from './queries/own-data.ts';
import * as queries from './queries/messages.ts';

export const supportRoutes: readonly Route[] = [
  bindOperation(contactSupport, writeMessage),
  bindOperation(listSupportMessages, queries.listMessages),
  bindOperation(retrySupportMessage, retrying.retryMessage),
  bindOperation(readOwnData, data.readOwnData),
  bindOperation(listErasures, erasures.listErasures),
  bindOperation(eraseUser, asking.eraseUser),
  bindOperation(eraseCandidates, asking.eraseCandidates),
];
