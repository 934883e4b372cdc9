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
import { callApi } from '#web/platform/client.ts';
import type { LiveSubject } from '#contract/notifications/states.ts';
import { useWrite } from '#web/platform/live/use-write.ts';

export const employerLotsKey = ['bidding', 'monitor'] as const;
export const objectionsKey = ['bidding', 'objections'] as const;

/** Loads an auction's lots, for its employer and the provider's staff. */
export const employerLotsQuery = (engagementId: string) =>
  queryOptions({
    queryKey: [...employerLotsKey, engagementId],
    queryFn: ({ signal }) => callApi(monitorLotsEndpoint, { engagementId }, { signal }),
  });

export const objectionsQuery = queryOptions({
  queryKey: objectionsKey,
  queryFn: ({ signal }) => callApi(listObjectionsEndpoint, {}, { signal }),
});

/** The subjects to refetch after an award, which opens talent requests for submissions and decides applications. */
const awarded: readonly LiveSubject[] = ['lot', 'engagement', 'talent-request', 'application'];

export type AwardInput = SentInputOf<typeof awardLots>;

export const useAwardLots = () => useWrite((input: AwardInput) => callApi(awardLotsEndpoint, input), awarded);

export const useReopenLot = () =>
  useWrite((input: SentInputOf<typeof reopenLot>) => callApi(reopenLotEndpoint, input), ['lot']);

export const useRequestRebid = () =>
  useWrite((input: SentInputOf<typeof requestRebid>) => callApi(requestRebidEndpoint, input), ['lot', 'application']);

export const useDecideObjection = () =>
  useWrite(
    (input: SentInputOf<typeof decideObjection>) => callApi(decideObjectionEndpoint, input),
    ['objection', 'lot'],
  );
