import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as operations from './operations.ts';

const path = '/api/v1/responseTimes';

export const readApplicationResponseEndpoint = endpoint<typeof operations.readApplicationResponse>(
  'response-times.application',
  'GET',
  `${path}/application/{engagementId}`,
);
export const readCandidateResponseEndpoint = endpoint<typeof operations.readCandidateResponse>(
  'response-times.candidate',
  'GET',
  `${path}/candidate/{candidateId}`,
);
export const readServiceLevelEndpoint = endpoint<typeof operations.readServiceLevel>(
  'response-times.serviceLevel',
  'GET',
  `${path}/serviceLevel`,
);
export const changeServiceLevelEndpoint = endpoint<typeof operations.changeServiceLevel>(
  'response-times.changeServiceLevel',
  'PATCH',
  `${path}/serviceLevel`,
);
export const listOverdueRecordsEndpoint = endpoint<typeof operations.listOverdueRecords>(
  'response-times.overdue',
  'GET',
  `${path}/overdue`,
);
export const listEscalationsEndpoint = endpoint<typeof operations.listEscalations>(
  'response-times.escalations',
  'GET',
  `${path}/escalations`,
);

export const responseTimeEndpoints: readonly Endpoint[] = [
  readApplicationResponseEndpoint,
  readCandidateResponseEndpoint,
  readServiceLevelEndpoint,
  changeServiceLevelEndpoint,
  listOverdueRecordsEndpoint,
  listEscalationsEndpoint,
];
