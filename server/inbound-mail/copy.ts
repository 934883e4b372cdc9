import { defineCopy } from '#contract/common/copy.ts';

/** The reasons why an email had no effect, other than the refusal of an operation. */
export const emailRefusalCopy = defineCopy('inbound-mail.refusal', {
  wrongSender:
    'Your email was sent to a Rolecall address that belongs to another account. It only accepts emails sent from that account’s own email address.',
  noAccess: 'You no longer have access to this conversation.',
  noRequestAccess:
    'You no longer have access to this talent request, or you don’t have permission to submit candidates.',
  noText: 'No text was found above the quoted email.',
  tooManyFiles: 'A message can have at most {max} files.',
  refusedFile: '{name}: {refusal}',
  noFiles: 'No files were attached. Forward the email with the CV attached as a PDF, DOCX or TXT file.',
  unreadable: 'The email could not be read.',
  failed: 'The email could not be processed.',
});

/** The message text for an email that contains only files. */
export const replyMessageCopy = defineCopy('inbound-mail.reply', {
  filesOnly: '{count, plural, one {# file attached.} other {# files attached.}}',
});

/** The text of the automatic reply to a user's email. */
export const emailOutcomeCopy = defineCopy('inbound-mail.email.answer', {
  over: 'Email to Rolecall',
  refusedSubject: 'Your email was not added',
  refusedTitle: 'Your email was not added to Rolecall',
  refusedPreview: 'Nothing was changed.',
  attachmentsSubject: 'Your reply was added without {count, plural, one {# file} other {# files}}',
  attachmentsTitle: 'Your reply was added without {count, plural, one {# file} other {# files}}',
  attachmentsText: 'Everything else is in the conversation.',
  filesSubject: '{saved} of {total} CVs saved as drafts',
  filesTitle: '{saved} of {total} CVs saved as drafts',
  filesText: 'Nothing was sent to the employer. Check the details of each draft, then submit it.',
  saved: 'Saved as a draft',
  openConversation: 'Open the conversation',
  openDrafts: 'Open the drafts',
  openRolecall: 'Open Rolecall',
  foot: 'You received this email because you sent an email to Rolecall.',
});
