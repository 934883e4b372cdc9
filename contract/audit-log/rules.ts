import { inputError } from '#contract/common/text/input-error.ts';

export const periodEndsBeforeError = inputError('The period must not end before it begins.');

/** Whether a period ends before it begins. Days are strings such as 2026-11-20; a period may be open at either end. */
export const endsBeforeStart = ({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean =>
  from !== undefined && to !== undefined && to < from;
