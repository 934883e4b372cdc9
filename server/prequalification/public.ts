export { anonymiseRequester } from './commands/anonymise-requester.ts';
export { prequalificationEvents } from './events.ts';
export { readRightToRequestPrequalification } from './queries/client-prequalifications.ts';
export { findEndingPrequalifications } from './queries/ending-prequalifications.ts';
export { listOwnPrequalifications, listOwnUploads } from './queries/own-prequalifications.ts';
export {
  listApprovedKeys,
  prequalificationKeyText,
  findPrequalificationStatus,
  findLatestPrequalifications,
  type Prequalification,
} from './queries/current-prequalifications.ts';
export { documentFlagColumns } from './queries/shared-documents.ts';
