import { z } from 'zod';
import { day, id } from '#contract/common/ids.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { operation } from '#contract/common/operation.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { multilineTextSchema, optionalTextSchema, requiredTextSchema } from '#contract/common/text.ts';
import { employmentClasses, recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import { clientHistoryListShape, clientHistoryShape } from '#contract/profile/shapes/client-history.ts';

const chosen = (field: string) => {
  const missing = requiredError(field);
  return z.number(missing).int(missing).min(1, missing).max(2_147_483_647, missing);
};

/**
 * A description of work done for a client. The server checks that the industry belongs to the sector and the country to
 * the region.
 */
export const clientHistoryFields = z.object({
  client: requiredTextSchema('Client', 200),
  project: requiredTextSchema('Project', 200),
  location: optionalTextSchema('Location', 200),
  regionId: chosen('Region'),
  countryId: chosen('Country'),
  engagedDate: z.string(requiredError('Engaged Date')).min(1, requiredError('Engaged Date')).pipe(day()),
  sectorId: chosen('Sector'),
  industryId: chosen('Industry'),
  recruitmentTypeId: lookupIdInput(recruitmentTypes, 'Recruitment Type'),
  roleCategoryId: lookupIdInput(roleCategories, 'Role Category'),
  employmentClassId: lookupIdInput(employmentClasses, 'Employment Class'),
  description: multilineTextSchema('Description', 1000).default(''),
});

const edits = { agency: 'unapproved, Company Profile=Edit' } as const;

export const listClientHistory = operation({
  name: 'profile.clientHistory',
  summary: "Lists the client history of the caller's agency, newest first.",
  effect: 'read',
  access: { agency: 'unapproved' },
  input: z.object({}),
  output: clientHistoryListShape,
});

export const createClientHistory = operation({
  name: 'profile.createClientHistory',
  summary: 'Adds an entry to the client history.',
  effect: 'write',
  access: edits,
  input: clientHistoryFields,
  output: clientHistoryShape,
});

export const updateClientHistory = operation({
  name: 'profile.updateClientHistory',
  summary: 'Replaces an entry of the client history.',
  effect: 'write',
  access: edits,
  input: clientHistoryFields.extend({ clientHistoryId: id() }),
  output: clientHistoryShape,
});

export const deleteClientHistory = operation({
  name: 'profile.deleteClientHistory',
  summary: 'Deletes an entry of the client history.',
  effect: 'write',
  access: edits,
  input: z.object({ clientHistoryId: id() }),
  output: z.object({ clientHistoryId: id() }),
});

export const clientHistoryOperations = [
  listClientHistory,
  createClientHistory,
  updateClientHistory,
  deleteClientHistory,
] as const;
