import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { singleLineTextSchema } from '#contract/common/text.ts';
import { ownershipTermsShape } from '#contract/tenants/shapes.ts';
import {
  clientPrequalificationCellShape,
  clientContactShape,
  clientEngagementShape,
  clientHistoryEntryShape,
  clientShape,
} from './shapes.ts';
import { clientSorts } from './states.ts';

const viewer = { agency: 'My Clients=View All Client Details' } as const;

export const listClients = operation({
  name: 'clients.list',
  summary:
    'Lists the clients to which the agency has applied, for which it works, or from which it requested prequalification',
  effect: 'read',
  access: viewer,
  input: z.object({
    keywords: singleLineTextSchema('Keyword', 200).optional(),
    sortBy: z.enum(clientSorts).default('name'),
    sortOrder: z.enum(['asc', 'desc']).default('asc'),
    ...pageInput,
  }),
  output: z.object({ records: z.array(clientShape), ...pageOutput }),
});

export const readClient = operation({
  name: 'clients.one',
  summary:
    'Returns one client with results, how long and where an agency owns the candidates it submits, prequalification by kind of recruitment and role, and contacts',
  effect: 'read',
  access: viewer,
  input: z.object({ clientId: id() }),
  output: clientShape.extend({
    ...ownershipTermsShape.pick({ ownershipDays: true, ownershipScope: true }).shape,
    prequalification: z.array(clientPrequalificationCellShape),
    contacts: z.array(clientContactShape),
  }),
});

const pageOfClient = z.object({ clientId: id(), ...pageInput });

export const listClientEngagements = operation({
  name: 'clients.engagements',
  summary: 'Lists the engagements of a client to which the agency has applied, active ones first',
  effect: 'read',
  access: viewer,
  input: pageOfClient,
  output: z.object({ records: z.array(clientEngagementShape), ...pageOutput }),
});

export const listClientHistory = operation({
  name: 'clients.history',
  summary: 'Returns the history between the agency and a client, newest first',
  effect: 'read',
  access: viewer,
  input: pageOfClient,
  output: z.object({ records: z.array(clientHistoryEntryShape), ...pageOutput }),
});

export const clientOperations: readonly Operation[] = [
  listClients,
  readClient,
  listClientEngagements,
  listClientHistory,
];
