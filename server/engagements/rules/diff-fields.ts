import type { FeeTypeId } from '#contract/engagements/states.ts';
/** Returns the given fields whose value is new. A field missing from the input stays as it is. */
export const diffFields = <T extends object>(now: T, given: { [Key in keyof T]?: T[Key] | undefined }): Partial<T> =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== undefined && value !== now[name as keyof T]),
  ) as Partial<T>;

interface Requirement {
  text: string;
  isMandatory: boolean;
}

/** Whether two lists have the same requirements in the same order. */
export const haveSameRequirements = (some: readonly Requirement[], others: readonly Requirement[]): boolean =>
  some.length === others.length &&
  some.every(({ text, isMandatory }, at) => text === others[at]?.text && isMandatory === others[at].isMandatory);

interface Fee {
  feeTypeId: FeeTypeId;
  feePercent: string | null;
  feeAmount: string | null;
}

/** Whether two fees are equal, regardless of trailing zeros: '14.5' is '14.5000'. */
export const isSameFee = (one: Fee, other: Fee): boolean =>
  one.feeTypeId === other.feeTypeId &&
  Number(one.feePercent) === Number(other.feePercent) &&
  Number(one.feeAmount) === Number(other.feeAmount);
