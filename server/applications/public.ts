export { applicationEvents } from './events.ts';
export { applyRight } from './policy.ts';
export { applicationOf, applicationStatusesOf, type FoundApplication } from './queries/own-application.ts';
