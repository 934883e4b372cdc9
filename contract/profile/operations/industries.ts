import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { profileRefusals } from '../refusals.ts';
import { industryResultShape, lookupIdField, tenantIndustryShape, tenantJobTitleShape } from '../shapes/work.ts';

const anybody = { agency: 'unapproved' } as const;
const editors = { agency: 'unapproved, Company Profile=Edit' } as const;

export const listIndustries = operation({
  name: 'profile.industries',
  summary: 'Lists the industries in which the agency recruits.',
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: z.array(tenantIndustryShape),
});

export const addIndustries = operation({
  name: 'profile.addIndustries',
  summary: 'Adds industries and parts of industries, and returns the result for each.',
  effect: 'write',
  access: editors,
  input: z.object({
    industries: z
      .array(
        z.object({
          industryId: lookupIdField('Industry'),
          subIndustryId: lookupIdField('Sub-industry').nullable().default(null),
        }),
        requiredError('Industry'),
      )
      .min(1, requiredError('Industry'))
      .max(50, inputError('No more than 50 industries at once.')),
  }),
  output: z.object({ results: z.array(industryResultShape) }),
});

export const deleteIndustry = operation({
  name: 'profile.deleteIndustry',
  summary: 'Removes an industry in which the agency recruited.',
  effect: 'write',
  access: editors,
  input: z.object({ tenantIndustryId: id() }),
  output: z.object({ tenantIndustryId: id() }),
});

export const listJobTitles = operation({
  name: 'profile.jobTitles',
  summary: 'Lists the job titles that the agency recruits for, sorted by name.',
  effect: 'read',
  access: anybody,
  input: z.object({}),
  output: z.array(tenantJobTitleShape),
});

export const addJobTitle = operation({
  name: 'profile.addJobTitle',
  summary: 'Adds a job title that the agency recruits for.',
  effect: 'write',
  access: editors,
  input: z.object({ jobTitleId: lookupIdField('Job title') }),
  output: tenantJobTitleShape,
  refusals: [profileRefusals['unknown-job-title']],
});

export const deleteJobTitle = operation({
  name: 'profile.deleteJobTitle',
  summary: 'Removes a job title for which the agency recruited.',
  effect: 'write',
  access: editors,
  input: z.object({ jobTitleId: lookupIdField('Job title') }),
  output: z.object({ jobTitleId: z.number().int() }),
});

export const industryOperations: readonly Operation[] = [
  listIndustries,
  addIndustries,
  deleteIndustry,
  listJobTitles,
  addJobTitle,
  deleteJobTitle,
];
