import { z } from 'zod';

/** The events of audits, which neither agencies nor employers receive. */
export const auditEvents = {
  named: 'audit.named',
  namesShown: 'audit.names-shown',
  ended: 'audit.ended',
} as const;

const audit = z.object({ auditId: z.uuid() });

export const auditPayloads = {
  [auditEvents.named]: audit.extend({ userId: z.uuid() }),
  [auditEvents.namesShown]: audit,
  [auditEvents.ended]: audit,
} as const;
