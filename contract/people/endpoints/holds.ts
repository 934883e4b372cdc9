import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as holds from '../operations/holds.ts';

const path = '/api/v1/personHolds';

export const listHoldsEndpoint = endpoint<typeof holds.listHolds>('people.holds', 'GET', path);
export const findPeopleToHoldEndpoint = endpoint<typeof holds.findPeopleToHold>(
  'people.findPeopleToHold',
  'GET',
  `${path}/people`,
);
export const placeHoldEndpoint = endpoint<typeof holds.placeHold>('people.placeHold', 'POST', path);
export const liftHoldEndpoint = endpoint<typeof holds.liftHold>('people.liftHold', 'POST', `${path}/{holdId}/end`);

export const holdEndpoints: readonly Endpoint[] = [
  listHoldsEndpoint,
  findPeopleToHoldEndpoint,
  placeHoldEndpoint,
  liftHoldEndpoint,
];
