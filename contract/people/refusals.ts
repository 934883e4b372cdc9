import { sharedRefusals } from '#contract/common/reasons/shared-refusals.ts';
import { refusals } from '#contract/common/refusal.ts';

export const peopleRefusals = refusals('people', {
  'not-allowed': { status: 403, message: 'This isn’t possible for this person at the moment.' },
  'owners-change-retention': {
    status: 403,
    message: 'Only an owner of your agency can change how long people’s data is kept.',
  },
  'link-unknown': { status: 404, message: 'This link is incomplete or no longer exists.' },
  'already-answered': { status: 409, message: 'This request has been answered, or can no longer be answered.' },
  'own-address': {
    status: 409,
    message: 'This email address belongs to your agency. Enter the person’s own address the next time you submit them.',
  },
  'person-held': sharedRefusals['person-held'],
  'already-held': { status: 409, message: 'This person is already on hold.' },
  'not-held': { status: 409, message: 'This hold has already ended.' },
  'person-in-request': { status: 409, message: 'This person has already been submitted for this talent request.' },
  'person-not-available': {
    status: 409,
    message: 'This person cannot be submitted to this client at present.',
  },
  'too-many-checks': sharedRefusals['too-many-checks'],
  'too-many-drafts': {
    status: 409,
    message: 'You have started 50 submissions to this talent request. Submit or discard one of them first.',
  },
  'too-many-uploads': {
    status: 429,
    message: 'You have too many CVs in unfinished submissions. Submit or discard some of them, or try again tomorrow.',
  },
  'merge-not-undoable': { status: 409, message: 'This merge has already been undone.' },
});
