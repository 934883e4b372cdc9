import { z } from 'zod';
import { id } from '#contract/common/ids.ts';

/** A region that the agency serves, or one country of it. */
export const areaShape = z.object({
  areaId: id(),
  regionId: z.number().int(),
  region: z.string(),
  /** Null if the whole region is served. */
  countryId: z.number().int().nullable(),
  country: z.string().nullable(),
});
export type Area = z.output<typeof areaShape>;
