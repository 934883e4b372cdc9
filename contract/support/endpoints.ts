import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { contactSupport, listSupportMessages, retrySupportMessage } from './operations.ts';
import type * as privacy from './operations/privacy.ts';

export const contactSupportEndpoint = endpoint<typeof contactSupport>(
  'support.contact',
  'POST',
  '/api/v1/support/contact',
);

export const listSupportMessagesEndpoint = endpoint<typeof listSupportMessages>(
  'support.messages',
  'GET',
  '/api/v1/provider/support',
);
export const retrySupportMessageEndpoint = endpoint<typeof retrySupportMessage>(
  'support.retryMessage',
  'POST',
  '/api/v1/provider/support/retry',
);

export const readOwnDataEndpoint = endpoint<typeof privacy.readOwnData>(
  'support.ownData',
  'GET',
  '/api/v1/privacy/data',
);
export const listErasuresEndpoint = endpoint<typeof privacy.listErasures>(
  'support.erasures',
  'GET',
  '/api/v1/privacy/erasure',
);
export const eraseUserEndpoint = endpoint<typeof privacy.eraseUser>(
  'support.eraseUser',
  'POST',
  '/api/v1/privacy/erasure/user',
);
export const eraseCandidatesEndpoint = endpoint<typeof privacy.eraseCandidates>(
  'support.eraseCandidates',
  'POST',
  '/api/v1/privacy/erasure/candidate',
);

export const supportEndpoints: readonly Endpoint[] = [
  contactSupportEndpoint,
  listSupportMessagesEndpoint,
  retrySupportMessageEndpoint,
  readOwnDataEndpoint,
  listErasuresEndpoint,
  eraseUserEndpoint,
  eraseCandidatesEndpoint,
];
