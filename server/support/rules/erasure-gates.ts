import type { Reason } from '#contract/common/refusal.ts';
import { supportRefusals } from '#contract/support/refusals.ts';

/** Why somebody cannot have people erased: of an agency, only its owners may. */
export const erasureGates = (caller: { side: string; isOwner?: boolean }): Reason[] =>
  caller.side === 'agency' && caller.isOwner !== true
    ? [{ code: 'owners-erase', text: supportRefusals['owners-erase'].words }]
    : [];
