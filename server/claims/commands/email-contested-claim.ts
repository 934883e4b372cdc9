import { listStaffRecipients } from '#server/identity/public.ts';
import { enqueueEmail } from '#server/platform/mail/enqueue-email.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { ClaimContestedFacts } from '../emails/contested.tsx';
import type { ClaimDueFacts } from '../emails/decision-due.tsx';
import { reloadClaim } from '../queries/claims.ts';

type Message = Pick<ClaimContestedFacts, 'template'> | Pick<ClaimDueFacts, 'template' | 'isLate'>;

/** Emails Rolecall's staff about a contested claim that they have to decide. */
export const emailContestedClaim = async (
  scope: SystemScope,
  mail: Mailer,
  claimId: string,
  message: Message = { template: 'claim-contested' },
): Promise<void> => {
  const claim = await reloadClaim(scope, claimId);
  if (claim.state !== 'contested' || claim.decideBy === null) return;
  const facts: ClaimContestedFacts | ClaimDueFacts = {
    ...message,
    link: new URL('/provider/claims', mail.publicUrl).href,
    client: claim.clientName,
    agency: claim.supplierName,
    engagementTitle: claim.engagementTitle,
    engagementNumber: claim.engagementNumber,
    decideBy: claim.decideBy,
  };
  for (const recipient of await listStaffRecipients(scope)) await enqueueEmail(scope, mail, recipient, facts);
};
