import type { Reason } from '#contract/common/refusal.ts';
import { supportRefusals } from '#contract/support/refusals.ts';

/** Returns the reasons why the caller isn't allowed to have people erased: in an agency, only owners are. */
export const reasonsAgainstErasing = (caller: { side: string; isOwner?: boolean }): Reason[] =>
  caller.side === 'agency' && caller.isOwner !== true
    ? [{ code: 'owners-erase', text: supportRefusals['owners-erase'].words }]
    : [];
