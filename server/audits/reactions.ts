import { handleAfterCommit, type Reaction } from '#server/platform/events/reaction.ts';
import { sendAuditorEmail } from './commands/send-auditor-email.ts';
import { auditEvents } from './events.ts';

export const auditReactions: readonly Reaction[] = [
  handleAfterCommit(auditEvents.named, 'audits.invite', (scope, event, { mail }) =>
    sendAuditorEmail(scope, event, mail),
  ),
];
