import type { Operation } from '#contract/common/operation.ts';
import { detailsOperations } from './operations/details.ts';

export const profileOperations: readonly Operation[] = [...detailsOperations];
