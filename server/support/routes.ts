import { contactSupport } from '#contract/support/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { writeMessage } from './commands/write-message.ts';

export const supportRoutes: readonly Route[] = [answer(contactSupport, writeMessage)];
