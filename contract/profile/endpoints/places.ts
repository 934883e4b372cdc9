import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type * as areas from '../operations/areas.ts';
import type * as offices from '../operations/offices.ts';

const profile = '/api/v2.1/profile';

export const createOfficeEndpoint = endpoint<typeof offices.createOffice>(
  'profile.createOffice',
  'POST',
  `${profile}/createOfficeAddress`,
);
export const updateOfficeEndpoint = endpoint<typeof offices.updateOffice>(
  'profile.updateOffice',
  'PATCH',
  `${profile}/updateOfficeAddress`,
);
export const deleteOfficeEndpoint = endpoint<typeof offices.deleteOffice>(
  'profile.deleteOffice',
  'DELETE',
  `${profile}/deleteOfficeAddress`,
);
export const createAreaEndpoint = endpoint<typeof areas.createArea>(
  'profile.createArea',
  'POST',
  `${profile}/createArea`,
);
export const deleteAreaEndpoint = endpoint<typeof areas.deleteArea>(
  'profile.deleteArea',
  'DELETE',
  `${profile}/deleteArea`,
);

export const placeEndpoints: readonly Endpoint[] = [
  createOfficeEndpoint,
  updateOfficeEndpoint,
  deleteOfficeEndpoint,
  createAreaEndpoint,
  deleteAreaEndpoint,
];
