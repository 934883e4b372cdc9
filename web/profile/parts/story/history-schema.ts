import { z } from 'zod';
import { clientHistoryFields } from '#contract/profile/operations/client-history.ts';
import type { ClientHistory } from '#contract/profile/shapes/client-history.ts';

type Chosen = number | '';

/** The values in the inputs, before validation. */
export interface HistoryForm {
  client: string;
  project: string;
  location: string;
  regionId: Chosen;
  countryId: Chosen;
  engagedDate: string;
  sectorId: Chosen;
  industryId: Chosen;
  recruitmentTypeId: Chosen;
  roleCategoryId: Chosen;
  employmentClassId: Chosen;
  description: string;
}

/**
 * Returns the form's values without the empty ones. An empty select's value is an empty string, but the schema expects
 * no value at all.
 */
const withoutEmpty = (form: HistoryForm): object =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));

export const historySchema = z.custom<HistoryForm>().transform(withoutEmpty).pipe(clientHistoryFields);
export type ParsedHistory = z.output<typeof clientHistoryFields>;

/** Returns the form values for a client history entry, or empty values for a new entry. */
export const historyFormOf = (history: ClientHistory | null): HistoryForm => ({
  client: history?.client ?? '',
  project: history?.project ?? '',
  location: history?.location ?? '',
  regionId: history?.regionId ?? '',
  countryId: history?.countryId ?? '',
  engagedDate: history?.engagedDate ?? '',
  sectorId: history?.sectorId ?? '',
  industryId: history?.industryId ?? '',
  recruitmentTypeId: history?.recruitmentTypeId ?? '',
  roleCategoryId: history?.roleCategoryId ?? '',
  employmentClassId: history?.employmentClassId ?? '',
  description: history?.description ?? '',
});
