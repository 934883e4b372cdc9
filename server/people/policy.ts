import { dayText } from '#contract/common/day-text.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import { peopleReasons } from '#contract/people/reasons.ts';
import { mergeUndoMs, renewalRequestIntervalDays } from '#contract/people/states.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';

/** The caller's permissions, and whether the caller is an owner, as in an agency's scope. */
export interface PeopleCaller {
  readonly permissions: ReadonlySet<Permission>;
  readonly isOwner: boolean;
}

/** The facts about a person that decide what the caller may do with the person's data. */
export interface PersonFacts {
  readonly openSubmissions: number;
  /** The number of undecided claims by employers, ownership disputes and salary revisions. */
  readonly openDisputes: number;
  /** When Rolecall's staff placed a hold on the person. */
  readonly heldSince: Date | null;
  /** The end of the latest guarantee for a hire, if it is still running, with the engagement's time zone. */
  readonly guarantee: { readonly until: Date; readonly timeZone: string } | undefined;
  /** Whether the person has submissions that the caller can't see. */
  readonly hasHidden: boolean;
  /** Whether the caller sees everyone's work, and so every draft and request for consent. */
  readonly seesAllWork: boolean;
}

const mayNotSubmit = ({ permissions }: PeopleCaller): Reason[] =>
  reasonsIf(!permissions.has('Fulfillment Stage=Submit Candidate'), noPermission(peopleReasons['submit-permission']));

/** Whether the caller may write notes about people, and submit them again. */
export const rightToWriteNotesOrResubmit = (caller: PeopleCaller): Right => rightUnless(mayNotSubmit(caller));

/** Whether the caller may merge people, which requires that they can see all submissions. */
export const rightToMergePeople = (caller: PeopleCaller, { hasHidden }: Pick<PersonFacts, 'hasHidden'>): Right =>
  rightUnless([...mayNotSubmit(caller), ...reasonsIf(hasHidden, peopleReasons['partial-view'])]);

/** Whether the caller may export a person's data. */
export const rightToExportPerson = (
  { permissions }: PeopleCaller,
  { hasHidden, seesAllWork }: Pick<PersonFacts, 'hasHidden' | 'seesAllWork'>,
): Right =>
  rightUnless([
    ...reasonsIf(
      !permissions.has('Manage Users=Invite User / Assign / Edit User Role'),
      noPermission(peopleReasons['export-permission']),
    ),
    ...reasonsIf(hasHidden || !seesAllWork, peopleReasons['partial-export']),
  ]);

/**
 * Whether the caller may erase a person. Only owners may, and only without a hold, an open submission, an undecided
 * dispute or a running guarantee.
 */
export const rightToErasePerson = (
  { isOwner }: PeopleCaller,
  { openSubmissions, openDisputes, heldSince, guarantee }: Omit<PersonFacts, 'hasHidden' | 'seesAllWork'>,
): Right =>
  rightUnless([
    ...reasonsIf(!isOwner, peopleReasons['owners-erase']),
    ...(heldSince ? [peopleReasons['person-held']({ date: dayText(heldSince, 'UTC') })] : []),
    ...reasonsIf(openSubmissions > 0, peopleReasons['submission-open']({ count: openSubmissions })),
    ...reasonsIf(openDisputes > 0, peopleReasons['dispute-open']),
    ...(guarantee ? [peopleReasons['guarantee-running']({ date: dayText(guarantee.until, guarantee.timeZone) })] : []),
  ]);

/** Whether the caller may change the agency's retention period. */
export const rightToChangeRetentionPeriod = ({ isOwner }: Pick<PeopleCaller, 'isOwner'>): Right =>
  rightUnless(reasonsIf(!isOwner, peopleReasons['owners-change-retention']));

/**
 * Whether the caller may ask a person to let the agency keep their data. They can't ask again while the latest email is
 * recent.
 */
export const rightToRequestRenewal = (caller: PeopleCaller, latest: { askedAt: Date } | null, now: Date): Right =>
  rightUnless([
    ...mayNotSubmit(caller),
    ...reasonsIf(
      latest !== null && now.getTime() - latest.askedAt.getTime() < renewalRequestIntervalDays * 86_400_000,
      peopleReasons['asked-recently'],
    ),
  ]);

/** Whether the caller may undo a merge. `now` is the database's time. */
export const rightToUndoMerge = (
  caller: PeopleCaller,
  { mergedAt, hasContinued, now }: { mergedAt: Date; hasContinued: boolean; now: Date },
): Right =>
  rightUnless([
    ...mayNotSubmit(caller),
    ...reasonsIf(now.getTime() - mergedAt.getTime() >= mergeUndoMs, peopleReasons['merge-undo-passed']),
    ...reasonsIf(hasContinued, peopleReasons['merge-continued']),
  ]);
