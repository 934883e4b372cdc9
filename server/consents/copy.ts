import { defineCopy } from '#contract/common/copy.ts';

/** The text of the emails to candidates. */
export const consentEmailCopy = defineCopy('consents.email', {
  subject: '{agency} would like to put you forward',
  reminderSubject: 'Reminder: {agency} would like to put you forward',
  preview: '{askedBy} asks for your consent.',
  over: 'Your consent',
  title: 'May {agency} put you forward?',
  text: 'Dear {name}, {askedBy} from {agency} would like to put you forward to {client} for the position “{job}”. Your details are not shared with {client} until you agree.',
  client: 'Client',
  job: 'Position',
  agency: 'Agency',
  askedBy: 'Asked by',
  expires: 'Please answer by',
  act: 'Read and answer',
  keep: 'Keep this email: you can later use the same link to withdraw your consent, or to download or delete your details. You don’t need an account.',
  foot: 'You received this email because {askedBy} from {agency} entered your address. If you don’t know them, ignore this email or answer that you don’t agree.',
});

/** The text of the email with the code for downloading or deleting data. */
export const consentCodeEmailCopy = defineCopy('consents.email.code', {
  subject: 'Code to download or delete your details held by {agency}',
  preview: 'The code is valid for {minutes} minutes.',
  over: 'Your code',
  title: '{code}',
  text: 'Enter this code to download or delete the details that {agency} holds about you. It is valid for {minutes} minutes.',
  foot: 'If you didn’t ask for a code, ignore this email. Nothing happens unless the code is entered.',
});

/** The reasons why a submission failed although the candidate had agreed. */
export const consentProblemCopy = defineCopy('consents.problem', {
  userGone: '{name} can no longer submit candidates. Someone else in the agency can submit this candidate.',
});
