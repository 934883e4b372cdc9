import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { escalationShape, overdueRecordShape, responseTimeShape, serviceLevelShape } from './shapes.ts';
import { serviceLevelLimits } from './states.ts';

export const readApplicationResponse = operation({
  name: 'response-times.application',
  summary:
    "Returns the client's last activity on the agency's application to an engagement, and how long the application has been waiting",
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: responseTimeShape,
});

export const readCandidateResponse = operation({
  name: 'response-times.candidate',
  summary:
    "Returns the client's last activity on one of the agency's candidates, and how long the candidate has been waiting",
  effect: 'read',
  access: { agency: 'Fulfillment Stage=View Details' },
  input: z.object({ candidateId: id() }),
  output: responseTimeShape,
});

export const readServiceLevel = operation({
  name: 'response-times.serviceLevel',
  summary: 'Returns the number of working days within which the client promises to answer agencies',
  effect: 'read',
  access: { client: 'any' },
  input: z.object({}),
  output: serviceLevelShape,
});

const range = inputError('Working days must be a number from {min} to {max}.', {
  min: serviceLevelLimits.min,
  max: serviceLevelLimits.max,
});

export const changeServiceLevel = operation({
  name: 'response-times.changeServiceLevel',
  summary: 'Changes the number of working days within which the client promises to answer agencies, who can see it',
  effect: 'write',
  access: { client: 'any' },
  input: z.object({
    serviceLevelDays: z.number(range).int(range).min(serviceLevelLimits.min, range).max(serviceLevelLimits.max, range),
  }),
  output: serviceLevelShape,
});

export const listOverdueRecords = operation({
  name: 'response-times.overdue',
  summary: 'Lists the records that have been waiting for the client longer than its service level, longest wait first',
  effect: 'read',
  access: { client: 'any' },
  input: z.object(pageInput),
  output: z.object({ records: z.array(overdueRecordShape), ...pageOutput }),
});

export const listEscalations = operation({
  name: 'response-times.escalations',
  summary: 'Lists the records that clients have not answered even after a reminder, longest wait first',
  effect: 'read',
  access: { provider: 'any' },
  input: z.object(pageInput),
  output: z.object({ records: z.array(escalationShape), ...pageOutput }),
});

export const responseTimeOperations: readonly Operation[] = [
  readApplicationResponse,
  readCandidateResponse,
  readServiceLevel,
  changeServiceLevel,
  listOverdueRecords,
  listEscalations,
];
