import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as renewal from '../operations/renewal.ts';

export const requestRetentionRenewalEndpoint = endpoint<typeof renewal.requestRetentionRenewal>(
  'people.askToKeep',
  'POST',
  '/api/v1/people/{personId}/renewal',
);

const page = '/api/v1/keep/{token}';
export const readRenewalPageEndpoint = endpoint<typeof renewal.readRenewalPage>('people.renewalPage', 'GET', page);
export const answerRenewalEndpoint = endpoint<typeof renewal.answerRenewal>(
  'people.answerRenewal',
  'POST',
  `${page}/answer`,
);

export const renewalEndpoints: readonly Endpoint[] = [
  requestRetentionRenewalEndpoint,
  readRenewalPageEndpoint,
  answerRenewalEndpoint,
];
