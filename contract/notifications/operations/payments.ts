import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { notificationRefusals } from '../refusals.ts';
import { paymentNoticeShape } from '../shapes.ts';

/** What was recorded at a hire and what became of its mails; nothing is recorded or sent by asking. */
const paymentFact = {
  effect: 'read',
  access: { agency: 'any', client: 'any', provider: 'any' },
  input: z.object({ candidateId: id() }),
  output: paymentNoticeShape,
  refusals: [notificationRefusals['did-not-happen']],
} as const;

export const readPaymentToMarketplace = operation({
  name: 'notifications.paymentToMarketplace',
  summary: 'The payment transaction of a hire, and what became of the mails about it to the marketplace',
  ...paymentFact,
});

export const readPaymentToEmployer = operation({
  name: 'notifications.paymentToEmployer',
  summary: 'The payment transaction of a hire, and what became of the mails about it to the employer',
  ...paymentFact,
});

export const readPaymentToAgency = operation({
  name: 'notifications.paymentToAgency',
  summary: 'The payment transaction of a hire, and what became of the mails about it to the agency',
  ...paymentFact,
});
