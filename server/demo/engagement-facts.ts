import type { DemoApplication } from './engagement.ts';

export const hour = 60;
export const day = 24 * hour;
export const australia = { countryId: 36, regionId: 1, currency: 'AUD' };
export const perm = { recruitmentTypeId: 1, employmentClassId: 1 } as const;
export const contract = { recruitmentTypeId: 2, employmentClassId: 4 } as const;
export const both = (statusId: number): readonly DemoApplication[] => [
  { agency: 'harbour', statusId },
  { agency: 'quayside', statusId: 2 },
];
