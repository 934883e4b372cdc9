import { peopleEvents } from '#server/people/public.ts';
import { handleAfterCommit, handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { clearConsentRequests } from './commands/clear-requests.ts';
import { emailConsentCode } from './commands/own-data.ts';
import { emailConsentRequest } from './commands/email-consent-request.ts';
import { consentEvents } from './events.ts';

export const consentReactions: readonly Reaction[] = [
  handleInTransaction(peopleEvents.unsubmittedErased, async (scope, { data: { kind, recordId } }) => {
    if (kind === 'consent' && scope.side === 'system') await clearConsentRequests(scope, [recordId]);
  }),
  handleAfterCommit([consentEvents.requested, consentEvents.resent], 'consents.send', (scope, { data }, { mail }) =>
    emailConsentRequest(scope, data.consentRequestId, { mail }),
  ),
  handleAfterCommit(consentEvents.codeRequested, 'consents.send-code', (scope, { data }, { mail }) =>
    emailConsentCode(scope, data.consentRequestId, mail),
  ),
];
