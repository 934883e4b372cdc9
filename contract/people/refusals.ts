import { refusals } from '#contract/common/refusal.ts';

export const peopleRefusals = refusals('people', {
  'not-allowed': { status: 403, words: 'This isn’t possible for this person at the moment.' },
  'too-many-drafts': {
    status: 409,
    words: 'You have started 50 submissions to this talent request. Submit or discard one of them first.',
  },
  'too-many-uploads': {
    status: 429,
    words: 'You have too many CVs in unfinished submissions. Submit or discard some of them, or try again tomorrow.',
  },
  'merge-not-undoable': { status: 409, words: 'This merge has already been undone.' },
});
