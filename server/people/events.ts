import { z } from 'zod';

/** Events of people. They hold only IDs, as every event. */
export const peopleEvents = {
  merged: 'person.merged',
  mergeUndone: 'person.merge-undone',
  exported: 'person.exported',
  /** The person's data in this room is erased; that of the candidates is about to be. */
  erased: 'person.erased',
  /** A person is asked to be kept, agrees, or refuses. */
  renewalAsked: 'person.renewal-asked',
  renewed: 'person.renewed',
  keepRefused: 'person.keep-refused',
  planExported: 'person.plan-exported',
  /** Rolecall's staff hold a person, or end the hold. */
  held: 'person.held',
  holdLifted: 'person.hold-lifted',
  /** The period of some people ends; they are erased from the given time on. */
  retentionDue: 'person.retention-due',
  retentionChanged: 'person.retention-changed',
} as const;

const person = z.object({ personId: z.uuid() });
const merge = z.object({ personId: z.uuid(), mergedPersonId: z.uuid() });

export const peoplePayloads = {
  [peopleEvents.merged]: merge,
  [peopleEvents.mergeUndone]: merge,
  [peopleEvents.exported]: person,
  [peopleEvents.renewalAsked]: person.extend({ renewalRequestId: z.uuid() }),
  [peopleEvents.renewed]: person,
  [peopleEvents.keepRefused]: person,
  [peopleEvents.planExported]: z.object({ people: z.int() }),
  [peopleEvents.held]: person,
  [peopleEvents.holdLifted]: person,
  [peopleEvents.retentionDue]: z.object({ people: z.int(), erasedFrom: z.iso.datetime() }),
  [peopleEvents.retentionChanged]: z.object({ months: z.int() }),
  [peopleEvents.erased]: z.object({ personId: z.uuid(), candidateIds: z.array(z.uuid()) }),
} as const;
