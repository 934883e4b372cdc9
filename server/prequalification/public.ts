export { keyText, prequalificationOf, prequalificationsOf, type PrequalificationKey } from './queries.ts';
