import { handleAfterCommit, type Reaction } from '#server/platform/events/reaction.ts';
import { emailCode } from './commands/own-data.ts';
import { sendRequest } from './commands/send-request.ts';
import { consentEvents } from './events.ts';

export const consentReactions: readonly Reaction[] = [
  handleAfterCommit([consentEvents.requested, consentEvents.resent], 'consents.send', (scope, { data }, { mail }) =>
    sendRequest(scope, data.consentRequestId, { mail }),
  ),
  handleAfterCommit(consentEvents.codeRequested, 'consents.send-code', (scope, { data }, { mail }) =>
    emailCode(scope, data.consentRequestId, mail),
  ),
];
