import type { Operation } from '#contract/common/operation.ts';
import { areaOperations } from './operations/areas.ts';
import { detailsOperations } from './operations/details.ts';
import { officeOperations } from './operations/offices.ts';

export const profileOperations: readonly Operation[] = [...detailsOperations, ...officeOperations, ...areaOperations];
