import { defineCopy } from '#contract/common/copy.ts';

/**
 * The copy of the request button. It is separate because the button is on many pages and should not load the copy of
 * the whole room.
 */
export const copy = defineCopy('prequalification-request', {
  request: 'Request',
  requestNamed: 'Request {kind} with {client}',
  requestLong: 'Request Prequalification',
});
