import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

export { RequestPrequalificationButton } from './parts/request-button.tsx';

/**
 * Maps live messages to queries. The form's query is excluded: the user is filling the form in, and the server reports
 * when it is no longer valid.
 */
export const prequalificationLiveInvalidation: LiveInvalidation = {
  all: [
    ['prequalification', 'clients'],
    ['prequalification', 'client'],
    ['prequalification', 'received'],
    ['prequalification', 'one'],
    ['prequalification', 'library'],
  ],
  of: (message) => (isMessageAbout(message, 'prequalification') ? prequalificationLiveInvalidation.all : []),
};
