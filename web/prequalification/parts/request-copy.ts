import { defineCopy } from '#contract/common/copy.ts';

/**
 * The request button's copy. It is separate because the button is on many pages, which shouldn't have to load the whole
 * room's copy.
 */
export const copy = defineCopy('prequalification-request', {
  request: 'Request',
  requestNamed: 'Request {kind} with {client}',
  requestLong: 'Request Prequalification',
});
