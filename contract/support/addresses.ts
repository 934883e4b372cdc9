import { address, type Address } from '#contract/common/address.ts';
import type { contactSupport, listMessages, retryMessage } from './operations.ts';
import type * as privacy from './operations/privacy.ts';

export const contactSupportAt = address<typeof contactSupport>('support.contact', 'POST', '/api/v1/support/contact');

export const listMessagesAt = address<typeof listMessages>('support.messages', 'GET', '/api/v1/provider/support');
export const retryMessageAt = address<typeof retryMessage>(
  'support.retryMessage',
  'POST',
  '/api/v1/provider/support/retry',
);

export const readOwnDataAt = address<typeof privacy.readOwnData>('support.ownData', 'GET', '/api/v1/privacy/data');
export const listErasuresAt = address<typeof privacy.listErasures>(
  'support.erasures',
  'GET',
  '/api/v1/privacy/erasure',
);
export const eraseUserAt = address<typeof privacy.eraseUser>(
  'support.eraseUser',
  'POST',
  '/api/v1/privacy/erasure/user',
);
export const eraseCandidatesAt = address<typeof privacy.eraseCandidates>(
  'support.eraseCandidates',
  'POST',
  '/api/v1/privacy/erasure/candidate',
);

export const supportAddresses: readonly Address[] = [
  contactSupportAt,
  listMessagesAt,
  retryMessageAt,
  readOwnDataAt,
  listErasuresAt,
  eraseUserAt,
  eraseCandidatesAt,
];
