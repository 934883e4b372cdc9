import { isAbout, type LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/** A person consists of candidates, which other users submit, edit and erase. */
export const peopleLive: LiveInvalidation = {
  all: [['people']],
  of: (message) => (isAbout(message, 'person', 'candidate') ? [['people']] : []),
};
