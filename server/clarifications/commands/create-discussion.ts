import type { createDiscussion as operation } from '#contract/clarifications/operations/discussions.ts';
import { clarificationRefusals } from '#contract/clarifications/refusals.ts';
import { maxDiscussions } from '#contract/clarifications/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import { listPartners, type DiscussionPartner } from '../queries/discussion-partners.ts';
import { readSupplierBranding, type FoundThread, type AgencyOrClientScope } from '../queries/find-thread.ts';
import { announceMessage } from './write-to-discussion.ts';
import { postMessage } from './post-message.ts';

const countDiscussions = async (scope: AgencyOrClientScope, partnerId: string): Promise<number> => {
  const [supplierId, clientId] = scope.side === 'agency' ? [scope.tenantId, partnerId] : [partnerId, scope.tenantId];
  const { discussions } = await scope.db
    .selectFrom('thread')
    .select((eb) => eb.fn.countAll<number>().as('discussions'))
    .where('supplierId', '=', supplierId)
    .where('clientId', '=', clientId)
    .where('kind', '=', 'discussion')
    .executeTakeFirstOrThrow();
  return Number(discussions);
};

const openDiscussion = async (
  scope: AgencyOrClientScope,
  partner: DiscussionPartner,
  subject: string,
): Promise<FoundThread> => {
  const parties =
    scope.side === 'agency'
      ? {
          supplierId: scope.tenantId,
          clientId: partner.partnerId,
          ...(await readSupplierBranding(scope, scope.tenantId)),
        }
      : {
          supplierId: partner.partnerId,
          clientId: scope.tenantId,
          supplierName: partner.name,
          supplierLogoPath: null,
        };
  const thread = await scope.db
    .insertInto('thread')
    .values({
      id: newId(),
      kind: 'discussion',
      ...parties,
      engagementId: null,
      candidateId: null,
      subject,
      publishedThreadId: null,
      createdAt: scope.now,
      lastMessageAt: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...thread, clientName: scope.side === 'agency' ? partner.name : scope.tenantName };
};

/** Starts a discussion with a company that the caller works with. Source: domain rules D25, decision 0098. */
export const createDiscussion = async (
  scope: AgencyOrClientScope,
  { partnerId, subject, ...message }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const partner = (await listPartners(scope)).find((one) => one.partnerId === partnerId);
  if (!partner) return notFound();
  if ((await countDiscussions(scope, partnerId)) >= maxDiscussions) {
    return refuse(clarificationRefusals['too-many-discussions']);
  }
  const thread = await openDiscussion(scope, partner, subject);
  const posted = await postMessage(scope, thread, message);
  if (posted instanceof Refused) return posted;
  await announceMessage(scope, thread, posted);
  return { discussionId: thread.id };
};
