import type { UserScope } from '#server/platform/scope/scope.ts';
import { cvAddress, replyAddress } from '../rules/inbound-address.ts';

/** Lists the caller's private addresses, latest first. The addresses receive email only if a domain is configured. */
export const listOwnAddresses = async (scope: UserScope) => {
  const domain = scope.settings.inboundMailDomain ?? '';
  const rows = await scope.db
    .selectFrom('inboundAddress')
    .select(['token', 'threadId', 'page', 'createdAt'])
    .where('userId', '=', scope.userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ token, threadId, page, createdAt }) => ({
    address: (threadId === null ? cvAddress : replyAddress)(token, domain),
    page,
    created: createdAt.toISOString(),
  }));
};
