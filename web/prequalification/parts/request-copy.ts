import { defineCopy } from '#contract/common/copy.ts';

/** The copy of the request button, separate because it is on many pages and should not load that of the whole room. */
export const copy = defineCopy('prequalification-request', {
  request: 'Request',
  requestNamed: 'Request {kind} with {client}',
  requestLong: 'Request Prequalification',
});
