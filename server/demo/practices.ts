import { makePractice, makePracticeBid } from '#server/bidding/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from './ids.ts';
import { demoTenantId } from './market.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** An agency's practice auctions that have ended: an open ranked one with three bids, and a sealed one. */
const practices = [
  { key: 'open-ranked', daysAgo: 1, bidTypeId: 3, bidMethodId: 4, seed: 20261, bids: ['640', '600', '560'] },
  { key: 'sealed', daysAgo: 3, bidTypeId: 1, bidMethodId: 1, seed: 20262, bids: ['14.25'] },
];

export const makePracticeAuctions = async (scope: SystemScope): Promise<void> => {
  const agencyId = demoTenantId('harbour');
  for (const { key, daysAgo, bids, ...given } of practices) {
    const startedAt = new Date(scope.now.getTime() - daysAgo * day);
    const { id } = await makePractice(scope.db, {
      ...given,
      id: demoId(`practice:${key}`),
      tenantId: agencyId,
      startedAt,
    });
    for (const [place, amount] of bids.entries()) {
      const receivedAt = new Date(startedAt.getTime() + (2 + 3 * place) * minute);
      await makePracticeBid(scope.db, { practiceId: id, tenantId: agencyId, amount, receivedAt });
    }
  }
};
