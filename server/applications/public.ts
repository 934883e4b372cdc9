export { applicationEvents } from './events.ts';
export { readRightToApply } from './queries/apply-right.ts';
export { listRequestedTenders } from './queries/due-tenders.ts';
export {
  findOwnApplication,
  listApplicationStatuses,
  lockApplication,
  lockApplicationForShare,
  type FoundApplication,
} from './queries/own-application.ts';
export { acceptCurrentTerms } from './commands/accept-terms.ts';
export { anonymiseApplicant } from './commands/anonymise-applicant.ts';
export { markNotSelected } from './commands/close-applications.ts';
export { cancelRebid, endRebid, startRebid } from './commands/rebid-lot.ts';
export { listOwnApplications } from './queries/own-applications.ts';
