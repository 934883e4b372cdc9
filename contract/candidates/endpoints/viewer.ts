import { callerIdentityFields, endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { listAnswers, listReceivedAnswers, saveAnswers } from '../operations/answers.ts';
import type { listVersions } from '../operations/versions.ts';

export const listAnswersEndpoint = endpoint<typeof listAnswers>(
  'candidates.answers',
  'GET',
  '/api/fulfillment/surveyAnswers/{candidateId}',
);
export const saveAnswersEndpoint = endpoint<typeof saveAnswers>(
  'candidates.saveAnswers',
  'POST',
  '/api/fulfillment/surveyAnswers',
  { claims: callerIdentityFields('body') },
);
export const listReceivedAnswersEndpoint = endpoint<typeof listReceivedAnswers>(
  'candidates.receivedAnswers',
  'GET',
  '/api/v1/employer/candidates/{candidateId}/answers',
);
export const listVersionsEndpoint = endpoint<typeof listVersions>(
  'candidates.versions',
  'GET',
  '/api/v1/engagement/candidate/versions/{candidateId}',
);

export const candidateViewerEndpoints: readonly Endpoint[] = [
  listAnswersEndpoint,
  saveAnswersEndpoint,
  listReceivedAnswersEndpoint,
  listVersionsEndpoint,
];
