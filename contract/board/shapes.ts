import { z } from 'zod';
import { candidateStatus } from '#contract/candidates/states.ts';
import { id, instant } from '#contract/common/ids.ts';
import { lookupShape } from '#contract/common/lookup-shape.ts';
import { engagementKinds, stages } from '#contract/engagements/states.ts';
import { boardFigureNames, boardViewNames } from './rules.ts';

/** The next action of the user on an engagement; `isIdle` if it is only information. */
export const nextActionShape = z.object({ code: z.string(), text: z.string(), isIdle: z.boolean() });
export type NextAction = z.infer<typeof nextActionShape>;

/** The number of the agency's candidates in a status. */
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
  /** Our own stage, more detailed than the two numbers below. */
  stage: z.enum(stages),
  stageName: z.string(),
  /** 1 Application, 2 Fulfillment, 3 Completed, 4 Cancelled: the values of the filter `engagementStatusId`. */
  engagementStage: lookupShape,
  /** 1 Open, 2 Completed, 3 Cancelled. */
  engagementStatus: lookupShape,
  /** Null if the agency has not applied. */
  applicationStatus: lookupShape.nullable(),
  waits: nextActionShape.nullable(),
  roles: z.number().int(),
  rolesFilled: z.number().int(),
  /** The agency's own candidates, without those it withdrew. */
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

/** Whether more match than were counted; paging continues past the total. */
export const isTotalAtLeast = () => z.boolean();

const counts = <const Name extends string>(names: readonly Name[]) =>
  z.record(z.enum(names as readonly [Name, ...Name[]]), z.number().int());

const countedShape = z.object({ id: z.number().int(), value: z.string(), count: z.number().int() });

/** Every count ends one after `mostCounted`, which means that there are more. */
export const boardSummaryShape = z.object({
  figures: counts(boardFigureNames),
  views: counts(boardViewNames),
  /** The clients of the engagements on the board, by name; if there are too many, those with the most engagements. */
  clients: z.array(z.object({ clientId: id(), clientName: z.string(), count: z.number().int() })),
  hasMoreClients: z.boolean(),
  /** The same engagements by status of the agency's application; `notApplied` are those it only works on. */
  applications: z.array(countedShape),
  types: z.array(countedShape),
  notApplied: z.number().int(),
  /** Whether the caller can see other users' work; if not, a filter by their own work changes nothing. */
  seesAll: z.boolean(),
  /** The fees for all the agency's hires, by currency; only for users who see the work of others. */
  earnings: z.array(z.object({ currencyIso: z.string(), amount: z.string() })),
});
export type BoardSummary = z.infer<typeof boardSummaryShape>;
