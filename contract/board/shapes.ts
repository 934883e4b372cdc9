import { z } from 'zod';
import { applicationStatus } from '#contract/applications/states.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { id, instant } from '#contract/common/ids.ts';
import { closedLookupShape, lookupShape } from '#contract/common/lookup-shape.ts';
import { boardStage, engagementKinds, engagementStatusId, stages } from '#contract/engagements/states.ts';
import { boardFigureNames, boardViewNames } from './rules.ts';

/** The user's next action on an engagement. If `isIdle` is true, there is nothing to do, and `text` only says why. */
export const nextActionShape = z.object({ code: z.string(), text: z.string(), isIdle: z.boolean() });
export type NextAction = z.infer<typeof nextActionShape>;

/** The number of the agency's candidates in one status. */
export const candidateCountShape = z.object({
  candidateStatusId: z.enum(candidateStatus),
  candidateStatus: z.string(),
  count: z.number().int(),
});

export const boardRowShape = z.object({
  engagementId: id(),
  engagementNumber: z.number().int(),
  title: z.string(),
  clientId: id(),
  clientName: z.string(),
  kind: z.enum(engagementKinds),
  engagementType: lookupShape,
  /** The stage of the engagement, in more detail than the two fields below. */
  stage: z.enum(stages),
  stageName: z.string(),
  /**
   * The broader stage: 1 Application, 2 Fulfillment, 3 Completed, 4 Cancelled. These are the values of the filter
   * `engagementStatusId`.
   */
  engagementStage: closedLookupShape(boardStage),
  /** The status of the engagement: 1 Open, 2 Completed, 3 Cancelled. */
  engagementStatus: closedLookupShape(engagementStatusId),
  /** The status of the agency's application; null if the agency has not applied. */
  applicationStatus: closedLookupShape(applicationStatus).nullable(),
  waits: nextActionShape.nullable(),
  roles: z.number().int(),
  rolesFilled: z.number().int(),
  /** The agency's own candidates, except those that it withdrew. */
  candidates: z.object({
    total: z.number().int(),
    byStatus: z.array(z.object({ candidateStatusId: z.enum(candidateStatus), count: z.number().int() })),
  }),
  assigned: z.array(z.object({ userId: id(), name: z.string(), isMe: z.boolean() })),
  isPaused: z.boolean(),
  closingAt: instant(),
  timeZone: z.string(),
  createdWhen: instant(),
});
export type BoardRow = z.infer<typeof boardRowShape>;

/** Whether more records match than were counted. Paging continues past the total. */
export const isTotalAtLeast = () => z.boolean();

const counts = <const Name extends string>(names: readonly Name[]) =>
  z.record(z.enum(names as readonly [Name, ...Name[]]), z.number().int());

const countedShape = z.object({ id: z.number().int(), value: z.string(), count: z.number().int() });

/** The counts above the board. A count of one more than `maxExactCount` means "more than `maxExactCount`". */
export const boardSummaryShape = z.object({
  figures: counts(boardFigureNames),
  views: counts(boardViewNames),
  /**
   * The clients of the engagements on the board, sorted by name. If there are too many, only those with the most
   * engagements are listed.
   */
  clients: z.array(z.object({ clientId: id(), clientName: z.string(), count: z.number().int() })),
  hasMoreClients: z.boolean(),
  /**
   * The engagements on the board by the status of the agency's application. `notApplied` counts those without an
   * application.
   */
  applications: z.array(countedShape),
  types: z.array(countedShape),
  notApplied: z.number().int(),
  /** Whether the caller can see other users' work. If not, filtering by the caller's own work changes nothing. */
  seesAll: z.boolean(),
  /** The fees for all of the agency's hires, by currency; only for users who may see other users' work. */
  earnings: z.array(z.object({ currencyIso: z.string(), amount: z.string() })),
});
export type BoardSummary = z.infer<typeof boardSummaryShape>;
