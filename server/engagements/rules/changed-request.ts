import type { RequestChange } from '#contract/engagements/shapes/notices.ts';
import { requestTextFields } from '#contract/engagements/states.ts';

/** The editable fields of a talent request; amounts as decimal strings. */
export interface RequestFields {
  jobTitle: string;
  description: string;
  location: string;
  noOfRoles: number;
  baseSalaryFrom: string | null;
  baseSalaryTo: string | null;
  contractedUnits: string | null;
  cvCap: number | null;
}
export type RequestField = keyof RequestFields;

const decimals: readonly RequestField[] = ['baseSalaryFrom', 'baseSalaryTo', 'contractedUnits'];

/** The fields on which agencies base their bids. Source: decision 0029. */
const basis: readonly string[] = ['location', 'noOfRoles', 'baseSalaryFrom', 'baseSalaryTo', 'contractedUnits'];

/** Whether a change affects the basis of bids. */
export const changesBidBasis = (changes: readonly Pick<RequestChange, 'field'>[]): boolean =>
  changes.some(({ field }) => basis.includes(field));

type Value = string | number | null;

/** '90000' and '90000.00' are the same amount. */
const isSame = (field: RequestField, one: Value, other: Value): boolean =>
  one === other || (decimals.includes(field) && one !== null && other !== null && Number(one) === Number(other));

const textOf = (value: Value): string | null => (value === null || value === '' ? null : String(value));

/** The changed fields; a field missing from the input stays as it is. */
export const diffRequest = (
  now: RequestFields,
  given: { [Field in RequestField]?: RequestFields[Field] | undefined },
): { set: Partial<RequestFields>; changes: RequestChange[] } => {
  const changed = requestTextFields.filter(
    (field) => given[field] !== undefined && !isSame(field, now[field], given[field]),
  );
  return {
    set: Object.fromEntries(changed.map((field) => [field, given[field]])) as Partial<RequestFields>,
    changes: changed.map((field) => ({
      field,
      about: null,
      before: textOf(now[field]),
      after: textOf(given[field] ?? null),
    })),
  };
};

/**
 * Whether a talent request can have this number of roles. It must exceed the filled ones, since an employer that has
 * stopped looking completes the request instead, for a reason that agencies read. Source: domain rules D15.
 */
export const canHaveRoles = ({ noOfRolesFilled }: { noOfRolesFilled: number }, noOfRoles: number): boolean =>
  noOfRoles > noOfRolesFilled;
