export { applicationEvents } from './events.ts';
export { applyRight } from './policy.ts';
export {
  applicationOf,
  applicationStatusesOf,
  holdApplication,
  type FoundApplication,
} from './queries/own-application.ts';
export { forgetApplicant } from './commands/forget-applicant.ts';
export { ownApplying } from './queries/own-applying.ts';
