import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { notificationRefusals } from '../refusals.ts';
import { emailShape, sentEmailsShape } from '../shapes.ts';
import { emailStatuses } from '../states.ts';

const traders = { agency: 'any', client: 'any' } as const;

const mailFact = {
  effect: 'read',
  access: traders,
  output: sentEmailsShape,
  refusals: [notificationRefusals['did-not-happen']],
} as const;

export const readNewCandidateEmails = operation({
  name: 'notifications.newCandidateMails',
  summary: 'Returns the delivery status of the emails about a submitted candidate. Sends nothing',
  ...mailFact,
  input: z.object({ candidateId: id() }),
});

export const readNewAuctionApplicationEmails = operation({
  name: 'notifications.newAuctionApplicationMails',
  summary: 'Returns the delivery status of the emails about an application to a competitive engagement',
  ...mailFact,
  input: z.object({ engagementId: id() }),
});

export const readNewSuccessFeeApplicationEmails = operation({
  name: 'notifications.newSuccessFeeApplicationMails',
  summary: 'Returns the delivery status of the emails about an application to a success fee engagement',
  ...mailFact,
  input: z.object({ engagementId: id() }),
});

export const readApplicationUpdateEmails = operation({
  name: 'notifications.applicationUpdateMails',
  summary: "Returns the delivery status of the emails about the latest decision on the agency's application",
  ...mailFact,
  input: z.object({ engagementId: id() }),
});

export const readCandidateUpdateEmails = operation({
  name: 'notifications.candidateUpdateMails',
  summary: "Returns the delivery status of the emails about the latest change of a candidate's status",
  ...mailFact,
  input: z.object({ candidateId: id() }),
});

export const listEmails = operation({
  name: 'notifications.mails',
  summary: 'Lists emails with their delivery status, failed ones first',
  effect: 'read',
  access: { provider: 'any' },
  input: z.object({ status: z.enum(emailStatuses).default('dead'), ...pageInput }),
  output: z.object({ records: z.array(emailShape), ...pageOutput }),
});

export const retryEmail = operation({
  name: 'notifications.retryMail',
  summary: 'Retries a failed email',
  effect: 'write',
  access: { provider: 'any' },
  input: z.object({ mailId: id() }),
  output: z.object({ mailId: z.string(), status: z.enum(emailStatuses), dueAt: instant() }),
  refusals: [notificationRefusals['not-dead']],
});
