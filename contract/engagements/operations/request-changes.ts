import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { engagementRefusals } from '../refusals.ts';
import { draftLotRules } from '../shapes/lot-rules.ts';
import { requestFieldsFor } from '../shapes/request-fields.ts';
import { checkSalaryRange, questionList } from './request-checks.ts';

const access = { client: 'any' } as const;

export const addRequest = operation({
  name: 'engagements.addRequest',
  summary: 'Adds a talent request to a published engagement. Agencies can see it immediately',
  effect: 'write',
  access,
  input: z
    .object({
      engagementId: id(),
      ...requestFieldsFor('added'),
      /** The bidding rules, in a competitive engagement. The engagement's choices apply where a rule is null. */
      lotRules: draftLotRules.prefault({}),
      questions: questionList().default([]),
    })
    .superRefine(checkSalaryRange),
  output: z.object({ talentRequestId: id(), talentRequestNumber: z.number().int(), engagementId: id() }),
  refusals: [engagementRefusals['no-request-to-add'], engagementRefusals['enough-talent-requests']],
});

export const changeRequest = operation({
  name: 'engagements.changeRequest',
  summary: 'Updates a published talent request. Omitted fields keep their value',
  effect: 'write',
  access,
  input: z.object({
    talentRequestId: id(),
    /** The version of the talent request on which the change is based. */
    version: z.number().int().min(1),
    ...requestFieldsFor('changed'),
    /** The new, complete list of questions. A reworded question replaces the question with the same ID. */
    questions: questionList().optional(),
  }),
  output: z.object({
    talentRequestId: id(),
    engagementId: id(),
    version: z.number().int(),
    changed: z.array(z.string()),
  }),
  refusals: [
    engagementRefusals['request-settled'],
    engagementRefusals['request-changed-meanwhile'],
    engagementRefusals['basis-settled'],
    engagementRefusals['roles-filled-already'],
    engagementRefusals['question-not-asked'],
  ],
});

export const requestChangeOperations: readonly Operation[] = [addRequest, changeRequest];
