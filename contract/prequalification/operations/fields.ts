import { z } from 'zod';
import { id, timeZone } from '#contract/common/ids.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';

/** The subject of a prequalification request: a client, a recruitment type and a role category. */
export const prequalificationKeyFields = {
  clientId: id(),
  recruitmentTypeId: lookupIdInput(recruitmentTypes, 'Recruitment type'),
  roleCategoryId: lookupIdInput(roleCategories, 'Role category'),
};

/** The time zone that determines the days named in the reasons; UTC if omitted. */
export const timeZoneField = { timeZone: timeZone().default('UTC') };

export const prequalificationIdInput = z.object({ prequalificationId: id() });
