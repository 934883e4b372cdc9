import type { RequestChange } from '#contract/engagements/shapes.ts';
import { requestTextFields } from '#contract/engagements/states.ts';

/** What a talent request says; amounts as decimal texts. */
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

/** What agencies reckon with when they bid. Source: decision 0029. */
const basis: readonly string[] = ['location', 'noOfRoles', 'baseSalaryFrom', 'baseSalaryTo', 'contractedUnits'];

/** Whether a change touches what agencies bid on. */
export const changesBidBasis = (changes: readonly Pick<RequestChange, 'field'>[]): boolean =>
  changes.some(({ field }) => basis.includes(field));

type Value = string | number | null;

/** '90000' and '90000.00' come to the same. */
const isSame = (field: RequestField, one: Value, other: Value): boolean =>
  one === other || (decimals.includes(field) && one !== null && other !== null && Number(one) === Number(other));

const textOf = (value: Value): string | null => (value === null || value === '' ? null : String(value));

/** Of what is to be said, what is not so already, field by field; what is left out stays as it is. */
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
 * Whether a talent request can have so many roles: more than are filled, since who looks for nobody else completes it,
 * for a reason that agencies read. Source: domain rules D15.
 */
export const canHaveRoles = ({ noOfRolesFilled }: { noOfRolesFilled: number }, noOfRoles: number): boolean =>
  noOfRoles > noOfRolesFilled;
