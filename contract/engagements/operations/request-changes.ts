import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { engagementRefusals } from '../refusals.ts';
import { draftLotRules } from './lot-rules.ts';
import { checkSalaryRange, questionList, requestFields } from './request-fields.ts';

const access = { client: 'any' } as const;
const { jobTitle, description, location, noOfRoles, baseSalaryFrom, baseSalaryTo, contractedUnits, cvCap } =
  requestFields;

export const addRequest = operation({
  name: 'engagements.addRequest',
  summary: 'Adds a talent request to a published engagement. Agencies can see it immediately',
  effect: 'write',
  access,
  input: z
    .object({
      engagementId: id(),
      jobTitle: jobTitle(),
      description: description().default(''),
      location: location(),
      noOfRoles: noOfRoles(),
      baseSalaryFrom: baseSalaryFrom().nullable().default(null),
      baseSalaryTo: baseSalaryTo().nullable().default(null),
      contractedUnits: contractedUnits().nullable().default(null),
      cvCap: cvCap().nullable().default(null),
      /** In a competitive engagement: its choices apply where these are null. */
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
    /** The version that the change is based on. */
    version: z.number().int().min(1),
    jobTitle: jobTitle().optional(),
    description: description().optional(),
    location: location().optional(),
    noOfRoles: noOfRoles().optional(),
    baseSalaryFrom: baseSalaryFrom().nullable().optional(),
    baseSalaryTo: baseSalaryTo().nullable().optional(),
    contractedUnits: contractedUnits().nullable().optional(),
    cvCap: cvCap().nullable().optional(),
    /** The complete list of questions from now on: a reworded one replaces the question with its ID. */
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
