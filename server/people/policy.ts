import { dayText } from '#contract/common/day-text.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import { peopleReasons } from '#contract/people/reasons.ts';
import { mergeUndoMs, renewalPauseDays } from '#contract/people/states.ts';
import { toRight, when } from '#server/platform/policy/right-of.ts';

/** The caller, as an agency's scope has it. */
export interface PeopleCaller {
  readonly permissions: ReadonlySet<Permission>;
  readonly isOwner: boolean;
}

/** What the rights on a person depend on. */
export interface PersonFacts {
  readonly openSubmissions: number;
  /** Undecided claims of employers, disputes about the ownership, and changes of salaries. */
  readonly openDisputes: number;
  /** Since when Rolecall's staff have held the person. */
  readonly heldSince: Date | null;
  /** When the last guarantee of a hire ends, if it has not ended yet, in the zone of the engagement. */
  readonly guarantee: { readonly until: Date; readonly timeZone: string } | undefined;
  /** The person has submissions that the caller does not see. */
  readonly hasHidden: boolean;
}

const mayNotSubmit = ({ permissions }: PeopleCaller): Reason[] =>
  when(!permissions.has('Fulfillment Stage=Submit Candidate'), noPermission(peopleReasons['submit-permission']));

/** Whether the caller may write notes about people, and submit them again. */
export const submitAgainRight = (caller: PeopleCaller): Right => toRight(mayNotSubmit(caller));

/** Whether the caller may merge people: only with all of their submissions in sight. */
export const mergeRight = (caller: PeopleCaller, { hasHidden }: Pick<PersonFacts, 'hasHidden'>): Right =>
  toRight([...mayNotSubmit(caller), ...when(hasHidden, peopleReasons['partial-view'])]);

/** Whether the caller may export a person. */
export const exportRight = ({ permissions }: PeopleCaller, { hasHidden }: Pick<PersonFacts, 'hasHidden'>): Right =>
  toRight([
    ...when(
      !permissions.has('Manage Users=Invite User / Assign / Edit User Role'),
      noPermission(peopleReasons['export-permission']),
    ),
    ...when(hasHidden, peopleReasons['partial-export']),
  ]);

/** Whether the caller may erase a person: only owners, as everywhere, and only once nothing is due from either side. */
export const eraseRight = (
  { isOwner }: PeopleCaller,
  { openSubmissions, openDisputes, heldSince, guarantee }: Omit<PersonFacts, 'hasHidden'>,
): Right =>
  toRight([
    ...when(!isOwner, peopleReasons['owners-erase']),
    ...(heldSince ? [peopleReasons['person-held']({ date: dayText(heldSince, 'UTC') })] : []),
    ...when(openSubmissions > 0, peopleReasons['submission-open']({ count: openSubmissions })),
    ...when(openDisputes > 0, peopleReasons['dispute-open']),
    ...(guarantee ? [peopleReasons['guarantee-running']({ date: dayText(guarantee.until, guarantee.timeZone) })] : []),
  ]);

/** Whether the caller may change how long the agency keeps people. */
export const changeRetentionRight = ({ isOwner }: Pick<PeopleCaller, 'isOwner'>): Right =>
  toRight(when(!isOwner, peopleReasons['owners-change-retention']));

/** Whether the caller may ask a person to be kept: not again while the latest email is fresh. */
export const askToKeepRight = (caller: PeopleCaller, latest: { askedAt: Date } | null, now: Date): Right =>
  toRight([
    ...mayNotSubmit(caller),
    ...when(
      latest !== null && now.getTime() - latest.askedAt.getTime() < renewalPauseDays * 86_400_000,
      peopleReasons['asked-recently'],
    ),
  ]);

/** Whether the caller may undo a merge at this time of the database. */
export const undoMergeRight = (
  caller: PeopleCaller,
  { mergedAt, hasContinued, now }: { mergedAt: Date; hasContinued: boolean; now: Date },
): Right =>
  toRight([
    ...mayNotSubmit(caller),
    ...when(now.getTime() - mergedAt.getTime() >= mergeUndoMs, peopleReasons['merge-undo-passed']),
    ...when(hasContinued, peopleReasons['merge-continued']),
  ]);
