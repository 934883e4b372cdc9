import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { engagementRefusals } from '../refusals.ts';
import { requestChangeShape } from '../shapes/notices.ts';
import { stages } from '../states.ts';
import { maxTalentRequests } from './request-checks.ts';

const access = { client: 'any' } as const;

export const moveStage = operation({
  name: 'engagements.moveStage',
  summary: 'Moves a competitive engagement to clarification, or from there to bidding, with an end time',
  effect: 'write',
  access,
  input: z.object({
    engagementId: id(),
    stage: z.enum(['clarification', 'bidding']),
    endsAt: instant(),
    /** The talent requests whose bidding end differs from `endsAt`. */
    lotEnds: z
      .array(z.object({ talentRequestId: id(), endsAt: instant() }))
      .max(maxTalentRequests)
      .default([]),
  }),
  output: z.object({ engagementId: id(), stage: z.enum(stages), endsAt: instant() }),
  refusals: [
    engagementRefusals['stage-not-next'],
    engagementRefusals['stage-ends-in-the-past'],
    engagementRefusals['stage-ends-too-far'],
  ],
});

/** A number of hours before the end of clarification or the closing time, at most 30 days. */
const hours = z.number().int().min(0).max(720);

export const changeClarification = operation({
  name: 'engagements.changeClarification',
  summary: 'Changes the deadlines for questions and answers, and extends an open clarification stage',
  effect: 'write',
  access,
  input: z.object({
    engagementId: id(),
    /**
     * The deadline for questions, in hours before the end of clarification (competitive) or the closing time (success
     * fee).
     */
    questionHours: hours,
    answerHours: hours,
    /** A new end of the clarification stage. */
    endsAt: instant().optional(),
  }),
  output: z.object({ engagementId: id() }),
  refusals: [
    engagementRefusals['clarification-settled'],
    engagementRefusals['questions-after-answers'],
    engagementRefusals['stage-ends-in-the-past'],
    engagementRefusals['stage-ends-too-far'],
  ],
});

export const readHistory = operation({
  name: 'engagements.history',
  summary: 'Returns the history of an engagement, newest first: each change with its author, time and reason',
  effect: 'read',
  access,
  input: z.object({ engagementId: id() }),
  output: z.array(
    z.object({
      eventId: id(),
      at: instant(),
      text: z.string(),
      /** The author: a user of the employer, an agency, or Rolecall itself. */
      by: z.string(),
      reason: z.string().nullable(),
      note: z.string().nullable(),
      changes: z.array(requestChangeShape),
    }),
  ),
});

export const stageOperations: readonly Operation[] = [moveStage, changeClarification, readHistory];
