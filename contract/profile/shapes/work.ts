import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError, missingOrInvalid } from '#contract/common/text/input-error.ts';
import { requiredError } from '#contract/common/text-messages.ts';

/** A classification for which the agency recruits: all of it, or the listed sub-classifications. */
export const tenantClassificationShape = z.object({
  tenantClassificationId: id(),
  classificationId: z.number().int(),
  classification: z.string(),
  withAllSubClassifications: z.boolean(),
  tenantSubClassifications: z.array(
    z.object({
      tenantSubClassificationId: id(),
      subClassificationId: z.number().int(),
      subClassification: z.string(),
    }),
  ),
});
export type TenantClassification = z.output<typeof tenantClassificationShape>;

/** An industry or sub-industry in which the agency recruits. */
export const tenantIndustryShape = z.object({
  tenantIndustryId: id(),
  sectorId: z.number().int(),
  sector: z.string(),
  industryId: z.number().int(),
  industry: z.string(),
  /** The sub-industry; null for the whole industry. */
  subIndustryId: z.number().int().nullable(),
  subIndustry: z.string().nullable(),
});
export type TenantIndustry = z.output<typeof tenantIndustryShape>;

/** The result of adding an industry: its ID, or why it was not added. */
export const industryResultShape = z.object({
  industryId: z.number().int(),
  subIndustryId: z.number().int().nullable(),
  tenantIndustryId: id().nullable(),
  error: z.string().nullable(),
});
export type IndustryResult = z.output<typeof industryResultShape>;

export const tenantJobTitleShape = z.object({
  jobTitleId: z.number().int(),
  jobTitle: z.string(),
  professionId: z.number().int(),
  profession: z.string(),
});
export type TenantJobTitle = z.output<typeof tenantJobTitleShape>;

/** The schema of a lookup value's ID. Whether the value exists is checked against the database. */
export const lookupIdField = (field: string) => {
  const notAChoice = inputError('{field} is not a valid choice.', { field });
  return z
    .number(missingOrInvalid(requiredError(field), notAChoice))
    .int(notAChoice)
    .min(1, notAChoice)
    .max(2_147_483_647, notAChoice);
};
