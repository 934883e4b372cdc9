import { sharedRefusals } from '#contract/common/reasons/shared-refusals.ts';
import { refusals } from '#contract/common/refusal.ts';

export const peopleRefusals = refusals('people', {
  'not-allowed': { status: 403, words: 'This isn’t possible for this person at the moment.' },
  'owners-change-retention': {
    status: 403,
    words: 'Only an owner of your agency can change how long people’s data is kept.',
  },
  'link-unknown': { status: 404, words: 'This link is incomplete or no longer exists.' },
  'already-answered': { status: 409, words: 'This request has been answered, or can no longer be answered.' },
  'own-address': {
    status: 409,
    words: 'This email address belongs to your agency. Enter the person’s own address the next time you submit them.',
  },
  'person-held': sharedRefusals['person-held'],
  'already-held': { status: 409, words: 'This person is already on hold.' },
  'not-held': { status: 409, words: 'This hold has already ended.' },
  'person-in-request': { status: 409, words: 'This person has already been submitted for this talent request.' },
  'person-not-available': {
    status: 409,
    words: 'This person cannot be submitted to this client at present.',
  },
  'too-many-checks': sharedRefusals['too-many-checks'],
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
