import type { RequestChange } from '#contract/engagements/shapes/notices.ts';
import {
  requestFieldNames,
  requestFields,
  type RequestFieldName,
  type RequestFieldValues,
} from '#contract/engagements/states.ts';

/** Whether a change affects the basis of bids. */
export const affectsBidBasis = (changes: readonly Pick<RequestChange, 'field'>[]): boolean =>
  changes.some(({ field }) => field in requestFields && requestFields[field as RequestFieldName].isBidBasis);

type Value = string | number | null;

/** Whether two values are the same; '90000' and '90000.00' are the same amount. */
const isSame = (field: RequestFieldName, one: Value, other: Value): boolean =>
  one === other ||
  (requestFields[field].kind === 'amount' && one !== null && other !== null && Number(one) === Number(other));

const textOf = (value: Value): string | null => (value === null || value === '' ? null : String(value));

/** Returns the changed fields. A field missing from the input stays as it is. */
export const diffRequest = (
  now: RequestFieldValues,
  given: { [Name in RequestFieldName]?: RequestFieldValues[Name] | undefined },
): { set: Partial<RequestFieldValues>; changes: RequestChange[] } => {
  const changed = requestFieldNames.filter(
    (field) => given[field] !== undefined && !isSame(field, now[field], given[field]),
  );
  return {
    set: Object.fromEntries(changed.map((field) => [field, given[field]])) as Partial<RequestFieldValues>,
    changes: changed.map((field) => ({
      field,
      about: null,
      before: textOf(now[field]),
      after: textOf(given[field] ?? null),
    })),
  };
};

/**
 * Whether a talent request can have this number of roles, which must exceed the number already filled. To stop looking,
 * an employer completes the request instead, with a reason that agencies can read. Source: domain rules D15.
 */
export const isValidRoleCount = ({ noOfRolesFilled }: { noOfRolesFilled: number }, noOfRoles: number): boolean =>
  noOfRoles > noOfRolesFilled;
