import { defineCopy } from '#contract/common/copy.ts';

/** What leads to a request, wherever an engagement is shown: with it the words of the whole room would be. */
export const copy = defineCopy('prequalification-request', {
  request: 'Request',
  requestNamed: 'Request {kind} with {client}',
  requestLong: 'Request Prequalification',
});
