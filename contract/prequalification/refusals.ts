import { refusals } from '#contract/common/refusal.ts';

export const prequalificationRefusals = refusals('prequalification', {
  'prequalification-not-open': { status: 409, words: 'Your agency cannot request this prequalification at present.' },
  'new-documents-needed': {
    status: 409,
    words: 'Within 30 days of a no, a request needs at least one document that is newer than it.',
  },
  'document-gone': { status: 409, words: 'One of these documents is no longer there.' },
  'documents-changed': {
    status: 409,
    words: 'The agency has changed its documents since you read them. Nothing has been decided yet.',
  },
  'prequalification-decided': { status: 409, words: 'This request has already been decided.' },
  'nothing-to-extend': { status: 409, words: 'Only an approval that holds can be extended.' },
  'nothing-to-revoke': { status: 409, words: 'Only an approval that holds can be revoked.' },
});
