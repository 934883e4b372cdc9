import { defineCopy } from '#contract/common/copy.ts';

/**
 * The copy of the page for a person who is asked whether their data may be kept. It avoids jargon, since they may never
 * have heard of Rolecall.
 */
export const renewalCopy = defineCopy('people.renewal', {
  title: 'Your details',
  linkGone: 'This link doesn’t work',
  failed: 'The page could not be loaded',
  ask: 'May {agency} keep your details?',
  askText:
    '{name} from {agency} would like to keep your details and CVs for {months} more months, to contact you about other positions.',
  answerBy:
    'Please answer by {date}. If you don’t answer, your details will be deleted when the agency’s usual retention period ends.',
  keep: 'Yes, keep my details',
  refuse: 'No, delete my details',
  refuseTitle: 'Delete your details at {agency}?',
  refuseText:
    'Your name, contact details, CVs, answers and notes are deleted. If you are being considered for a position, or an agreement about a hire is still running, they are deleted once that has ended. This can’t be undone.',
  refuseConfirm: 'Delete my details',
  kept: 'Thank you. Your details will be kept',
  keptText: '{agency} will keep your details for {months} months. You can ask the agency to delete them at any time.',
  refused: 'Your details will be deleted',
  refusedText:
    '{agency} will delete your details now, or as soon as they are no longer required. You don’t need to do anything else.',
  expired: 'This request has expired',
  expiredText: 'If you would like {agency} to keep your details, contact the agency.',
  whatIsThis: 'Rolecall is the service through which recruitment agencies send candidates to employers.',
});
