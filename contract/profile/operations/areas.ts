import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { inputError, missingOrInvalid } from '#contract/common/text/input-error.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { profileRefusals } from '../refusals.ts';
import { addressCountryIdSchema } from '../shapes/address.ts';
import { serviceAreaShape } from '../shapes/area.ts';

const editors = { agency: 'unapproved, Company Profile=Edit' } as const;

const notRegion = inputError('Select a region from the list.');

const regionId = z
  .number(missingOrInvalid(requiredError('Region'), notRegion))
  .int(notRegion)
  .min(1, notRegion)
  .max(999, notRegion);

export const createArea = operation({
  name: 'profile.createArea',
  summary:
    'Adds a region that the agency serves, or one of its countries, unless already present. A whole region includes its countries.',
  effect: 'write',
  access: editors,
  input: z.object({ regionId, countryId: addressCountryIdSchema.nullable().default(null) }),
  output: serviceAreaShape,
  refusals: [profileRefusals['unknown-region'], profileRefusals['country-elsewhere'], profileRefusals['area-covered']],
});

export const deleteArea = operation({
  name: 'profile.deleteArea',
  summary: 'Removes a region or country that the agency served.',
  effect: 'write',
  access: editors,
  input: z.object({ areaId: id() }),
  output: z.object({ areaId: id() }),
});

export const areaOperations: readonly Operation[] = [createArea, deleteArea];
