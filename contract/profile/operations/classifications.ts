import { z } from 'zod';
import { operation, type Operation } from '#contract/common/operation.ts';
import { profileRefusals } from '../refusals.ts';
import { lookupIdField, tenantClassificationShape } from '../shapes/work.ts';

const anybody = { agency: 'unapproved' } as const;
const editors = { agency: 'unapproved, Company Profile=Edit' } as const;

/** The response to a change: the new state of the classification, and whether the agency has any classifications. */
const changed = z.object({
  classification: tenantClassificationShape.nullable(),
  hasClassifications: z.boolean(),
  /** Whether a classification has ever been added. The field's name comes from the specification. */
  firstLoggedIn: z.boolean(),
});
const isDeleted = z.boolean('isDeleted must be true or false.').default(false);

export const checkClassifications = operation({
  name: 'profile.checkClassifications',
  summary: 'Whether the agency has job classifications.',
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: z.object({ hasClassifications: z.boolean() }),
});

export const listClassifications = operation({
  name: 'profile.classifications',
  summary: 'The job classifications of the agency, with the parts of each.',
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: z.array(tenantClassificationShape),
});

export const changeClassification = operation({
  name: 'profile.changeClassification',
  summary: 'Adds a whole classification and replaces its parts. With isDeleted, removes the classification.',
  effect: 'write',
  access: editors,
  input: z.object({ classificationId: lookupIdField('Classification'), isDeleted }),
  output: changed,
  refusals: [profileRefusals['unknown-classification']],
});

export const changeSubClassification = operation({
  name: 'profile.changeSubClassification',
  summary: 'Adds a part of a classification, which then no longer counts as whole. With isDeleted, removes the part.',
  effect: 'write',
  access: editors,
  input: z.object({ subClassificationId: lookupIdField('Sub-classification'), isDeleted }),
  output: changed,
  refusals: [profileRefusals['unknown-sub-classification']],
});

export const classificationOperations: readonly Operation[] = [
  checkClassifications,
  listClassifications,
  changeClassification,
  changeSubClassification,
];
