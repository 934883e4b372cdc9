import { defineWords } from '#web/platform/words.ts';

/** What leads to a request, wherever an engagement is shown: with it the words of the whole room would be. */
export const words = defineWords('prequalification-request', {
  request: 'Request',
  requestNamed: 'Request {kind} with {client}',
  requestLong: 'Request Prequalification',
});
