import { z } from 'zod';
import { unsubmittedKinds } from '#contract/people/states.ts';

/** Events about people. Like all events, they contain no personal data. */
export const peopleEvents = {
  merged: 'person.merged',
  mergeUndone: 'person.merge-undone',
  exported: 'person.exported',
  /** The person's data in this room was erased, and the data of their candidates is about to be. */
  erased: 'person.erased',
  /** A person was asked whether their data may be kept. The next two events record the answer. */
  renewalAsked: 'person.renewal-asked',
  renewed: 'person.renewed',
  keepRefused: 'person.keep-refused',
  /** A draft, or a consent without a submission, was erased at the end of the retention period. */
  unsubmittedErased: 'person.unsubmitted-erased',
  planExported: 'person.plan-exported',
  /** Rolecall's staff placed a hold on a person, or lifted it. */
  held: 'person.held',
  holdLifted: 'person.hold-lifted',
  /** The retention period of some people is ending, and they will be erased at the given time or later. */
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
  [peopleEvents.unsubmittedErased]: z.object({ kind: z.enum(unsubmittedKinds), recordId: z.uuid() }),
  [peopleEvents.held]: person,
  [peopleEvents.holdLifted]: person,
  [peopleEvents.retentionDue]: z.object({ people: z.int(), erasedFrom: z.iso.datetime() }),
  [peopleEvents.retentionChanged]: z.object({ months: z.int() }),
  [peopleEvents.erased]: z.object({ personId: z.uuid(), candidateIds: z.array(z.uuid()) }),
} as const;
