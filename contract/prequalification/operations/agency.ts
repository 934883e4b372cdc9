import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { multilineTextSchema, optionalTextSchema } from '#contract/common/text.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import { prequalificationRefusals } from '../refusals.ts';
import {
  prequalificationCellShape,
  clientPrequalificationShape,
  prequalificationOutcomeShape,
  requestFormShape,
  prequalificationStepShape,
} from '../shapes.ts';
import { prequalificationKeyFields, timeZoneField } from './fields.ts';

const viewing = { agency: 'Application Stage=View' } as const;
const asking = { agency: 'Marketplace=Submit Prequalification Request' } as const;

export const clientPrequalifications = operation({
  name: 'prequalification.clients',
  summary: 'Lists every client with the kinds of roles that need prequalification, requested ones first',
  effect: 'read',
  access: viewing,
  input: z.object({
    keywords: optionalTextSchema('Keywords', 200),
    recruitmentTypeId: lookupIdInput(recruitmentTypes, 'Recruitment type').optional(),
    roleCategoryId: lookupIdInput(roleCategories, 'Role category').optional(),
    ...timeZoneField,
    ...pageInput,
  }),
  output: z.object({ records: z.array(clientPrequalificationShape), ...pageOutput }),
});

export const clientPrequalification = operation({
  name: 'prequalification.ofClient',
  summary: "Returns the agency's prequalification with one client by kind of role, with its history",
  effect: 'read',
  access: viewing,
  input: z.object({ clientId: id(), ...timeZoneField }),
  output: z.object({ ...clientPrequalificationShape.shape, history: z.array(prequalificationStepShape) }),
});

export const engagementPrequalification = operation({
  name: 'prequalification.ofEngagement',
  summary: "Returns the agency's prequalification with the client of an engagement for its kind of role",
  effect: 'read',
  access: viewing,
  input: z.object({ engagementId: id(), ...timeZoneField }),
  output: z.object({
    engagementId: id(),
    clientId: id(),
    clientName: z.string(),
    requiresPrequalification: z.boolean(),
    ...prequalificationCellShape.shape,
  }),
});

export const readRequestForm = operation({
  name: 'prequalification.requestForm',
  summary: 'Returns the data for a new request: the documents to attach, and whether one of them must be new',
  effect: 'read',
  access: asking,
  input: z.object({ ...prequalificationKeyFields, ...timeZoneField }),
  output: requestFormShape,
});

export const requestPrequalification = operation({
  name: 'prequalification.request',
  summary: 'Requests prequalification from a client for a kind of role, and shares the chosen documents',
  effect: 'write',
  access: asking,
  input: z.object({
    ...prequalificationKeyFields,
    ...timeZoneField,
    documentIds: z.array(id()).max(50).default([]),
    message: multilineTextSchema('Message', 1000).default(''),
  }),
  output: prequalificationOutcomeShape,
  refusals: [
    prequalificationRefusals['prequalification-not-open'],
    prequalificationRefusals['new-documents-needed'],
    prequalificationRefusals['document-gone'],
  ],
});
