import type { DemoEngagement } from './engagement.ts';
import { laterEngagements } from './later-engagements.ts';
import { openEngagements } from './open-engagements.ts';

/** Engagements of both kinds in every stage and status. */
export const engagements: readonly DemoEngagement[] = [...openEngagements, ...laterEngagements];

/** Prequalifications of the agencies: [agency, client, recruitment type, role category, status]. */
export const prequalifications: readonly (readonly ['harbour' | 'quayside', string, 1 | 2, 1 | 2 | 3, number])[] = [
  ['harbour', 'northwind', 1, 2, 2],
  ['harbour', 'northwind', 1, 3, 2],
  ['harbour', 'northwind', 2, 2, 1],
  ['harbour', 'calder', 1, 2, 3],
  ['harbour', 'sable', 2, 2, 4],
  ['harbour', 'larkfield', 2, 3, 5],
  ['quayside', 'northwind', 1, 2, 2],
  ['quayside', 'brightwater', 1, 1, 2],
];
