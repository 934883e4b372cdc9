export {
  approvedFor,
  keyText,
  prequalificationOf,
  prequalificationsOf,
  type Prequalification,
  type PrequalificationKey,
} from './queries.ts';
