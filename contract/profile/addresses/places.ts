import { address, type Address } from '#contract/common/address.ts';
import type * as areas from '../operations/areas.ts';
import type * as offices from '../operations/offices.ts';

const profile = '/api/v2.1/profile';

export const createOfficeAt = address<typeof offices.createOffice>(
  'profile.createOffice',
  'POST',
  `${profile}/createOfficeAddress`,
);
export const updateOfficeAt = address<typeof offices.updateOffice>(
  'profile.updateOffice',
  'PATCH',
  `${profile}/updateOfficeAddress`,
);
export const deleteOfficeAt = address<typeof offices.deleteOffice>(
  'profile.deleteOffice',
  'DELETE',
  `${profile}/deleteOfficeAddress`,
);
export const createAreaAt = address<typeof areas.createArea>('profile.createArea', 'POST', `${profile}/createArea`);
export const deleteAreaAt = address<typeof areas.deleteArea>('profile.deleteArea', 'DELETE', `${profile}/deleteArea`);

export const placeAddresses: readonly Address[] = [
  createOfficeAt,
  updateOfficeAt,
  deleteOfficeAt,
  createAreaAt,
  deleteAreaAt,
];
