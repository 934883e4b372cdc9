import { z } from 'zod';
import { reasonCodes } from './reasons/codes.ts';

const reasonShape = z.object({
  code: z.enum(reasonCodes),
  text: z.string(),
  unblockBy: z.string().optional(),
  who: z.string().optional(),
});

export const rightShape = z.union([
  z.object({ allowed: z.literal(true) }),
  z.object({ allowed: z.literal(false), reasons: z.array(reasonShape) }),
]);

/** The body of every unsuccessful response. */
export const problemShape = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.array(z.object({ field: z.string(), message: z.string() })),
  reasons: z.array(reasonShape),
  requestId: z.string(),
  /** The signed statement of a refusal, for operations that sign refusals. */
  proof: z.string().optional(),
});

export type ProblemBody = z.infer<typeof problemShape>;
