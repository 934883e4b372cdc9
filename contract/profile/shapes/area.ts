import { z } from 'zod';
import { id } from '#contract/common/ids.ts';

/** A region that the agency serves, or one country in it. */
export const serviceAreaShape = z.object({
  areaId: id(),
  regionId: z.number().int(),
  region: z.string(),
  /** The country; null if the agency serves the whole region. */
  countryId: z.number().int().nullable(),
  country: z.string().nullable(),
});
export type ServiceArea = z.output<typeof serviceAreaShape>;
