import type { Scope } from '#server/platform/scope/scope.ts';
import type { LockedLot } from '../queries/lock-lot.ts';
import { documentType, type Head } from '../rules/receipt.ts';

/** Signs the head of a lot's log after its latest leaf, the same for everyone. */
export const signHead = async (scope: Scope, lot: LockedLot & { root: string }): Promise<string> => {
  const head: Head = { lot: lot.talentRequestId, size: lot.logSize, root: lot.root, time: lot.receivedAt };
  return scope.vault.sign(documentType.head, head);
};
