import { candidateStatus } from '#contract/candidates/states.ts';
import { makePayment } from '#server/notifications/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from './ids.ts';

/** Creates the payment record for every hire in the demo world. */
export const makePayments = async (scope: SystemScope): Promise<void> => {
  const hired = await scope.db
    .selectFrom('candidate')
    .select(['id', 'dateHired', 'updatedAt'])
    .where('statusId', '=', candidateStatus.hired)
    .execute();
  for (const { id, dateHired, updatedAt } of hired) {
    await makePayment(scope.db, {
      id: demoId(`payment:${id}`),
      candidateId: id,
      recordedAt: dateHired ?? updatedAt,
    });
  }
};
