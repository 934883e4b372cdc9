import { z } from 'zod';
import { exportFormats } from '#contract/reports/states.ts';

export const auditLogEvents = { exported: 'audit-log.exported' } as const;

export const auditLogPayloads = {
  [auditLogEvents.exported]: z.object({ entries: z.int(), format: z.enum(exportFormats) }),
} as const;
