import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';

/** The subject of a request: a client and a cell. */
export const keyFields = {
  clientId: id(),
  recruitmentTypeId: lookupIdInput(recruitmentTypes, 'Recruitment type'),
  roleCategoryId: lookupIdInput(roleCategories, 'Role category'),
};

export const prequalificationId = z.object({ prequalificationId: id() });
