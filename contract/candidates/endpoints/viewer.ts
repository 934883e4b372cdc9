import { callerClaims, endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { listAnswers, saveAnswers } from '../operations/answers.ts';
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
  { claims: callerClaims('body') },
);
export const listVersionsEndpoint = endpoint<typeof listVersions>(
  'candidates.versions',
  'GET',
  '/api/v1/engagement/candidate/versions/{candidateId}',
);

export const viewerEndpoints: readonly Endpoint[] = [listAnswersEndpoint, saveAnswersEndpoint, listVersionsEndpoint];
