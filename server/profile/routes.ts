import * as details from '#contract/profile/operations/details.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { updateDetails } from './commands/update-details.ts';
import { updateHeadOffice } from './commands/update-head-office.ts';
import { readCompletion } from './queries/read-completion.ts';
import { readHeadOffice, readTenantInfo } from './queries/read-details.ts';

export const profileRoutes: readonly Route[] = [
  answer(details.readCompletion, readCompletion),
  answer(details.readTenantInfo, readTenantInfo),
  answer(details.readHeadOffice, readHeadOffice),
  answer(details.updateDetails, updateDetails),
  answer(details.updateHeadOffice, updateHeadOffice),
];
