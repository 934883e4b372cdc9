import { z } from 'zod/mini';

const ids = (allowed: readonly string[]) =>
  z.catch(
    z.optional(
      z.pipe(
        z.transform((given) => [given].flat().map(String)),
        z.array(z.enum(Object.fromEntries(allowed.map((id) => [id, id])))),
      ),
    ),
    undefined,
  );

/** The filters of the list as the address has them; what makes no sense is left out. */
export const opportunitiesSearch = z.object({
  q: z.catch(z.optional(z.string()), undefined),
  kind: z.catch(z.optional(z.enum(['successfee', 'competitive'])), undefined),
  type: ids(['1', '2']),
  category: ids(['1', '2', '3']),
  prequalified: z.catch(z.optional(z.literal('yes')), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.nonnegative())), undefined),
});
export type OpportunitiesSearch = z.infer<typeof opportunitiesSearch>;
