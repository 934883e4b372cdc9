import { z } from 'zod';
import { id, timeZone } from '#contract/common/ids.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';

/** The subject of a request: a client and a cell. */
export const keyFields = {
  clientId: id(),
  recruitmentTypeId: lookupIdInput(recruitmentTypes, 'Recruitment type'),
  roleCategoryId: lookupIdInput(roleCategories, 'Role category'),
};

/** Whose days the reasons name; UTC where it is omitted. */
export const zoneField = { timeZone: timeZone().default('UTC') };

export const prequalificationId = z.object({ prequalificationId: id() });
