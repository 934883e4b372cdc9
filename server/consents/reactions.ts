import { handleAfterCommit, type Reaction } from '#server/platform/events/reaction.ts';
import { emailConsentCode } from './commands/own-data.ts';
import { emailConsentRequest } from './commands/email-consent-request.ts';
import { consentEvents } from './events.ts';

export const consentReactions: readonly Reaction[] = [
  handleAfterCommit([consentEvents.requested, consentEvents.resent], 'consents.send', (scope, { data }, { mail }) =>
    emailConsentRequest(scope, data.consentRequestId, { mail }),
  ),
  handleAfterCommit(consentEvents.codeRequested, 'consents.send-code', (scope, { data }, { mail }) =>
    emailConsentCode(scope, data.consentRequestId, mail),
  ),
];
