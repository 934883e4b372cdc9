import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { notificationRefusals } from '../refusals.ts';
import { paymentNoticeShape } from '../shapes.ts';

/**
 * The properties shared by operations that return the payment transaction for a hire and the state of its emails. These
 * operations record and send nothing.
 */
const paymentFact = {
  effect: 'read',
  access: { agency: 'any', client: 'any', provider: 'any' },
  input: z.object({ candidateId: id() }),
  output: paymentNoticeShape,
  refusals: [notificationRefusals['did-not-happen']],
} as const;

export const readPaymentNoticeToMarketplace = operation({
  name: 'notifications.paymentToMarketplace',
  summary: 'Returns the payment transaction of a hire and the delivery status of its emails to the marketplace',
  ...paymentFact,
});

export const readPaymentNoticeToEmployer = operation({
  name: 'notifications.paymentToEmployer',
  summary: 'Returns the payment transaction of a hire and the delivery status of its emails to the employer',
  ...paymentFact,
});

export const readPaymentNoticeToAgency = operation({
  name: 'notifications.paymentToAgency',
  summary: 'Returns the payment transaction of a hire and the delivery status of its emails to the agency',
  ...paymentFact,
});
