import { refusals } from '#contract/common/refusal.ts';

export const prequalificationRefusals = refusals('prequalification', {
  'prequalification-not-open': {
    status: 409,
    message: 'Your agency can’t request this prequalification at the moment.',
  },
  'new-documents-needed': {
    status: 409,
    message: 'To send another request within 30 days of being declined, add a document dated after the decision.',
  },
  'document-gone': { status: 409, message: 'One of these documents no longer exists.' },
  'documents-changed': {
    status: 409,
    message: 'The agency has changed its documents since you reviewed them. Your decision wasn’t saved.',
  },
  'prequalification-decided': { status: 409, message: 'This request has already been decided.' },
  'nothing-to-extend': { status: 409, message: 'Only a current approval can be extended.' },
  'nothing-to-revoke': { status: 409, message: 'Only a current approval can be revoked.' },
});
