import { contactSupport, listMessages, retryMessage } from '#contract/support/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as retrying from './commands/retry-message.ts';
import { writeMessage } from './commands/write-message.ts';
import * as queries from './queries.ts';

export const supportRoutes: readonly Route[] = [
  answer(contactSupport, writeMessage),
  answer(listMessages, queries.listMessages),
  answer(retryMessage, retrying.retryMessage),
];
