import type { Right } from '#contract/common/refusal.ts';
import { supportRefusals } from '#contract/support/refusals.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { AgencyScope, ProviderScope } from '#server/platform/scope/scope.ts';

/** Whether the caller may have people erased. In an agency only owners may; Rolecall's staff may in every agency. */
export const rightToErase = (caller: Pick<AgencyScope, 'side' | 'isOwner'> | Pick<ProviderScope, 'side'>): Right =>
  rightUnless(
    reasonsIf(caller.side === 'agency' && !caller.isOwner, {
      code: 'owners-erase',
      text: supportRefusals['owners-erase'].message,
    }),
  );
