export { forgetAsker } from './commands/forget-asker.ts';
export { prequalificationEvents } from './events.ts';
export { requestRightOf } from './queries/client-standings.ts';
export { ownPrequalifications, ownUploads } from './queries/own-prequalifications.ts';
export {
  approvedFor,
  keyText,
  prequalificationOf,
  prequalificationsOf,
  type Prequalification,
  type PrequalificationKey,
} from './queries/standing.ts';
export { flagColumns } from './queries/shown-documents.ts';
