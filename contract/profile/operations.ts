import type { Operation } from '#contract/common/operation.ts';
import { areaOperations } from './operations/areas.ts';
import { assessmentOperations } from './operations/assessment.ts';
import { biographyOperations } from './operations/biography.ts';
import { clientHistoryOperations } from './operations/client-history.ts';
import { classificationOperations } from './operations/classifications.ts';
import { detailsOperations } from './operations/details.ts';
import { industryOperations } from './operations/industries.ts';
import { logoOperations } from './operations/logo.ts';
import { officeOperations } from './operations/offices.ts';
import { verificationOperations } from './operations/verification.ts';

export const profileOperations: readonly Operation[] = [
  ...areaOperations,
  ...assessmentOperations,
  ...biographyOperations,
  ...classificationOperations,
  ...clientHistoryOperations,
  ...detailsOperations,
  ...industryOperations,
  ...logoOperations,
  ...officeOperations,
  ...verificationOperations,
];
