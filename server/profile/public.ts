export { profileEvents } from './events.ts';
export { readCompanyFacts } from './queries/company-facts.ts';
