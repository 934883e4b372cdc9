import { queryOptions } from '@tanstack/react-query';
import {
  awardLotsEndpoint,
  decideObjectionEndpoint,
  listObjectionsEndpoint,
  monitorLotsEndpoint,
  reopenLotEndpoint,
  requestRebidEndpoint,
} from '#contract/bidding/endpoints.ts';
import type { awardLots, decideObjection, reopenLot, requestRebid } from '#contract/bidding/operations/employer.ts';
import type { SentInputOf } from '#contract/common/operation.ts';
import { call } from '#web/platform/client.ts';
import type { Subject } from '#web/platform/live/live-invalidation.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export const employerLotsKey = ['bidding', 'monitor'] as const;
export const objectionsKey = ['bidding', 'objections'] as const;

/** Loads an auction's lots, for its employer and the provider's staff. */
export const employerLotsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...employerLotsKey, engagementId],
    queryFn: ({ signal }) => call(monitorLotsEndpoint, { engagementId }, { signal }),
  });

export const objectionsQuery = queryOptions({
  queryKey: objectionsKey,
  queryFn: ({ signal }) => call(listObjectionsEndpoint, {}, { signal }),
});

/** The subjects to refetch after an award, which opens talent requests for submissions and decides applications. */
const awarded: readonly Subject[] = ['lot', 'engagement', 'talent-request', 'application'];

export type AwardInput = SentInputOf<typeof awardLots>;

export const useAwardLots = () => useWrite((input: AwardInput) => call(awardLotsEndpoint, input), awarded);

export const useReopenLot = () =>
  useWrite((input: SentInputOf<typeof reopenLot>) => call(reopenLotEndpoint, input), ['lot']);

export const useRequestRebid = () =>
  useWrite((input: SentInputOf<typeof requestRebid>) => call(requestRebidEndpoint, input), ['lot', 'application']);

export const useDecideObjection = () =>
  useWrite((input: SentInputOf<typeof decideObjection>) => call(decideObjectionEndpoint, input), ['objection', 'lot']);
