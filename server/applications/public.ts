export { applicationEvents } from './events.ts';
export { readApplyRight } from './queries/apply-right.ts';
export {
  findOwnApplication,
  listApplicationStatuses,
  shareLockApplication,
  type FoundApplication,
} from './queries/own-application.ts';
export { anonymiseApplicant } from './commands/anonymise-applicant.ts';
export { ownApplicationRecord } from './queries/own-record.ts';
