import * as areas from '#contract/profile/operations/areas.ts';
import * as classifications from '#contract/profile/operations/classifications.ts';
import * as details from '#contract/profile/operations/details.ts';
import * as industries from '#contract/profile/operations/industries.ts';
import * as offices from '#contract/profile/operations/offices.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { createArea, deleteArea } from './commands/change-areas.ts';
import { addIndustries, deleteIndustry } from './commands/change-industries.ts';
import { addJobTitle, deleteJobTitle } from './commands/change-job-titles.ts';
import { createOffice, deleteOffice, updateOffice } from './commands/change-offices.ts';
import { changeClassification, changeSubClassification } from './commands/change-classification.ts';
import { updateDetails } from './commands/update-details.ts';
import { updateHeadOffice } from './commands/update-head-office.ts';
import { readCompletion } from './queries/read-completion.ts';
import { readHeadOffice, readTenantInfo } from './queries/read-details.ts';
import { assessmentRoutes } from './routes/assessment.ts';
import { storyRoutes } from './routes/story.ts';
import { checkClassifications, listClassifications, listIndustries, listJobTitles } from './queries/read-work.ts';

export const profileRoutes: readonly Route[] = [
  answer(details.readCompletion, readCompletion),
  answer(details.readTenantInfo, readTenantInfo),
  answer(details.readHeadOffice, readHeadOffice),
  answer(details.updateDetails, updateDetails),
  answer(details.updateHeadOffice, updateHeadOffice),
  answer(offices.createOffice, createOffice),
  answer(offices.updateOffice, updateOffice),
  answer(offices.deleteOffice, deleteOffice),
  answer(areas.createArea, createArea),
  answer(areas.deleteArea, deleteArea),
  ...storyRoutes,
  ...assessmentRoutes,
  answer(classifications.checkClassifications, checkClassifications),
  answer(classifications.listClassifications, listClassifications),
  answer(classifications.changeClassification, changeClassification),
  answer(classifications.changeSubClassification, changeSubClassification),
  answer(industries.listIndustries, listIndustries),
  answer(industries.addIndustries, addIndustries),
  answer(industries.deleteIndustry, deleteIndustry),
  answer(industries.listJobTitles, listJobTitles),
  answer(industries.addJobTitle, addJobTitle),
  answer(industries.deleteJobTitle, deleteJobTitle),
];
