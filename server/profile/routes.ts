import * as areas from '#contract/profile/operations/areas.ts';
import * as details from '#contract/profile/operations/details.ts';
import * as offices from '#contract/profile/operations/offices.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { createArea } from './commands/create-area.ts';
import { createOffice } from './commands/create-office.ts';
import { deleteArea } from './commands/delete-area.ts';
import { deleteOffice } from './commands/delete-office.ts';
import { updateDetails } from './commands/update-details.ts';
import { updateHeadOffice } from './commands/update-head-office.ts';
import { updateOffice } from './commands/update-office.ts';
import { readCompletion } from './queries/read-completion.ts';
import { readHeadOffice, readTenantInfo } from './queries/read-details.ts';
import { assessmentRoutes } from './routes/assessment.ts';
import { storyRoutes } from './routes/story.ts';

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
];
