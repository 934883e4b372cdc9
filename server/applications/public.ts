export { applicationEvents } from './events.ts';
export { readApplyRight } from './queries/apply-right.ts';
export { dueTendersOf } from './queries/due-tenders.ts';
export {
  findOwnApplication,
  listApplicationStatuses,
  lockApplication,
  shareLockApplication,
  type FoundApplication,
} from './queries/own-application.ts';
export { acceptCurrentTerms } from './commands/accept-terms.ts';
export { anonymiseApplicant } from './commands/anonymise-applicant.ts';
export { closeUnselected } from './commands/close-applications.ts';
export { cancelRebid, endRebid, markRebid } from './commands/rebid-lot.ts';
export { ownApplicationRecord } from './queries/own-record.ts';
