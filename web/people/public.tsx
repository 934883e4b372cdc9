import { isMessageAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/**
 * Maps live messages to the queries about people. A person's data comes from candidates that other users submit, edit
 * and erase.
 */
export const peopleLiveInvalidation: LiveInvalidation = {
  all: [['people']],
  of: (message) => (isMessageAbout(message, 'person', 'candidate') ? [['people']] : []),
};
