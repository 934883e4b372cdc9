import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { escalationShape, overdueRecordShape, responseTimeShape, serviceLevelShape } from './shapes.ts';
import { serviceLevel } from './states.ts';

export const readApplicationResponse = operation({
  name: 'response-times.application',
  summary: "Returns the client's last activity on the agency's application to an engagement, and how long it waits",
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: responseTimeShape,
});

export const readCandidateResponse = operation({
  name: 'response-times.candidate',
  summary: "Returns the client's last activity on a candidate of the agency, and how long the candidate waits",
  effect: 'read',
  access: { agency: 'Fulfillment Stage=View Details' },
  input: z.object({ candidateId: id() }),
  output: responseTimeShape,
});

export const readServiceLevel = operation({
  name: 'response-times.serviceLevel',
  summary: 'Returns the working days within which the client answers agencies',
  effect: 'read',
  access: { client: 'any' },
  input: z.object({}),
  output: serviceLevelShape,
});

const range = inputError('Working days must be a number from {min} to {max}.', {
  min: serviceLevel.min,
  max: serviceLevel.max,
});

export const changeServiceLevel = operation({
  name: 'response-times.changeServiceLevel',
  summary: 'Changes the working days within which the client answers agencies; agencies see them',
  effect: 'write',
  access: { client: 'any' },
  input: z.object({
    serviceLevelDays: z.number(range).int(range).min(serviceLevel.min, range).max(serviceLevel.max, range),
  }),
  output: serviceLevelShape,
});

export const listOverdue = operation({
  name: 'response-times.overdue',
  summary: 'Lists what has been waiting for the client for longer than its service level, longest first',
  effect: 'read',
  access: { client: 'any' },
  input: z.object(pageInput),
  output: z.object({ records: z.array(overdueRecordShape), ...pageOutput }),
});

export const listEscalations = operation({
  name: 'response-times.escalations',
  summary: 'Lists what clients have not answered after a reminder, longest first, for the staff of the provider',
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
  listOverdue,
  listEscalations,
];
