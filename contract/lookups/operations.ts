import { z } from 'zod';
import { lookupShape } from '#contract/common/lookup-shape.ts';
import { anySignedInUser, operation, type Operation } from '#contract/common/operation.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import {
  countryShape,
  currencyShape,
  industryShape,
  jobTitleShape,
  professionShape,
  reasonKindShape,
  statusKindShape,
  subClassificationShape,
  subIndustryShape,
} from './shapes.ts';

/**
 * Defines a list for every signed-in user, including users of pending agencies, who need it to complete their profile.
 */
const lookup = <const Name extends string, Input extends z.ZodObject, Output extends z.ZodType>(
  name: Name,
  summary: string,
  input: Input,
  output: Output,
) => operation({ name, summary, effect: 'read', access: anySignedInUser, input, output: z.array(output) });

const nothing = z.object({});
const parentId = (field: string) => z.number(requiredError(field)).int().min(1).max(2_147_483_647);

export const regions = lookup('lookups.regions', 'The market regions.', nothing, lookupShape);
export const countries = lookup('lookups.countries', 'Every country, sorted by name.', nothing, countryShape);
export const countriesOfRegion = lookup(
  'lookups.countriesOfRegion',
  'The countries of a market region, sorted by name.',
  z.object({ regionId: parentId('Region') }),
  countryShape,
);
export const currencies = lookup('lookups.currencies', 'Every currency, sorted by code.', nothing, currencyShape);
export const sectors = lookup('lookups.sectors', 'The sectors.', nothing, lookupShape);
export const industriesOfSector = lookup(
  'lookups.industriesOfSector',
  'The industries of a sector.',
  z.object({ id: parentId('Sector') }),
  industryShape,
);
export const subIndustriesOfIndustry = lookup(
  'lookups.subIndustriesOfIndustry',
  'The sub-industries of an industry.',
  z.object({ id: parentId('Industry') }),
  subIndustryShape,
);
export const classifications = lookup('lookups.classifications', 'The job classifications.', nothing, lookupShape);
export const subClassificationsOfClassification = lookup(
  'lookups.subClassificationsOfClassification',
  'The sub-classifications of a job classification.',
  z.object({ id: parentId('Classification') }),
  subClassificationShape,
);
export const professions = lookup('lookups.professions', 'Every profession, sorted by name.', nothing, professionShape);
export const jobTitles = lookup('lookups.jobTitles', 'Every job title, sorted by name.', nothing, jobTitleShape);

// The closed lists below belong to rooms of a higher rank, whose types this room can't name: their IDs are numbers here.
export const recruitmentTypes = lookup('lookups.recruitmentTypes', 'Recruitment types.', nothing, lookupShape);
export const roleCategories = lookup('lookups.roleCategories', 'Role categories.', nothing, lookupShape);
export const employmentClasses = lookup('lookups.employmentClasses', 'Employment classes.', nothing, lookupShape);
export const feeTypes = lookup('lookups.feeTypes', 'The fee types of success fee engagements.', nothing, lookupShape);
export const bidTypes = lookup(
  'lookups.bidTypes',
  'The bid types: sealed, ranked or open ranked.',
  nothing,
  lookupShape,
);
export const bidMethods = lookup(
  'lookups.bidMethods',
  'The bid methods: how the amount of a bid is expressed.',
  nothing,
  lookupShape,
);
export const awardTypes = lookup(
  'lookups.awardTypes',
  'The award types: how many agencies a lot is awarded to.',
  nothing,
  lookupShape,
);
export const competitionTypes = lookup('lookups.competitionTypes', 'Competition types.', nothing, lookupShape);
export const applicationStages = lookup(
  'lookups.applicationStages',
  'The stages of a competitive engagement, in order.',
  nothing,
  lookupShape,
);
export const prequalificationStatuses = lookup(
  'lookups.prequalificationStatuses',
  'The statuses of a prequalification.',
  nothing,
  lookupShape,
);
export const candidateStatuses = lookup(
  'lookups.candidateStatuses',
  'The statuses of a candidate: the pipeline in order, then the statuses of unsuccessful candidates.',
  nothing,
  lookupShape,
);
export const statuses = lookup(
  'lookups.statuses',
  'The statuses of a tenant, an application, an engagement or a talent request.',
  z.object({ kind: statusKindShape }),
  lookupShape,
);
export const reasons = lookup(
  'lookups.reasons',
  'The reasons that can be given for withdrawing a candidate or an application, rejecting a candidate, declining an application, revoking an approval, requesting a new tender, or pausing, cancelling or completing a talent request.',
  z.object({ kind: reasonKindShape }),
  lookupShape,
);

export const lookupOperations: readonly Operation[] = [
  regions,
  countries,
  countriesOfRegion,
  currencies,
  sectors,
  industriesOfSector,
  subIndustriesOfIndustry,
  classifications,
  subClassificationsOfClassification,
  professions,
  jobTitles,
  recruitmentTypes,
  roleCategories,
  employmentClasses,
  feeTypes,
  bidTypes,
  bidMethods,
  awardTypes,
  competitionTypes,
  applicationStages,
  prequalificationStatuses,
  candidateStatuses,
  statuses,
  reasons,
];
