import { address, type Address } from '#contract/common/address.ts';
import type { contactSupport, listMessages, retryMessage } from './operations.ts';

export const contactSupportAt = address<typeof contactSupport>('support.contact', 'POST', '/api/v1/support/contact');

export const listMessagesAt = address<typeof listMessages>('support.messages', 'GET', '/api/v1/provider/support');
export const retryMessageAt = address<typeof retryMessage>(
  'support.retryMessage',
  'POST',
  '/api/v1/provider/support/retry',
);

export const supportAddresses: readonly Address[] = [contactSupportAt, listMessagesAt, retryMessageAt];
