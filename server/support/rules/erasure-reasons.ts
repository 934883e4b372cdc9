import type { Reason } from '#contract/common/refusal.ts';
import { supportRefusals } from '#contract/support/refusals.ts';

/** Returns why the caller may not have people erased: in an agency, only owners may. */
export const reasonsAgainstErasing = (caller: { side: string; isOwner?: boolean }): Reason[] =>
  caller.side === 'agency' && caller.isOwner !== true
    ? [{ code: 'owners-erase', text: supportRefusals['owners-erase'].words }]
    : [];
