import { randomInt } from 'node:crypto';
import type { startPractice as operation } from '#contract/bidding/operations/practice.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toPracticeAuction } from '../../queries/practices.ts';

/** The seeds of simulated rivals are positive 31-bit integers. */
const maxSeed = 2 ** 31 - 1;

/** Starts a practice auction. Emits no event, so that nothing else reacts to it. */
export const startPractice = async (
  scope: AgencyScope,
  { bidTypeId, bidMethodId, minutes }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const practice = {
    id: newId(),
    tenantId: scope.tenantId,
    bidTypeId,
    bidMethodId,
    seed: randomInt(1, maxSeed),
    startedAt: scope.now,
    endsAt: new Date(scope.now.getTime() + minutes * 60_000),
  };
  await scope.db.insertInto('practiceAuction').values(practice).execute();
  return toPracticeAuction(scope, practice, []);
};
