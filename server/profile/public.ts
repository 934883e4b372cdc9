export { profileEvents } from './events.ts';
export { companyFacts } from './queries/company-facts.ts';
