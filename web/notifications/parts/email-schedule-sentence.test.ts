import { expect, test } from 'vitest';
import { emailScheduleSentence } from './email-schedule-sentence.ts';

const chosen = {
  notificationSummary: true,
  applicationUpdated: true,
  candidateStatusChanged: false,
  quietFrom: '20:00',
  quietTo: '07:00',
  mailsPerDay: 20,
};

test('quiet hours are described with the emails sent during them and the time of the others', () => {
  expect(emailScheduleSentence(chosen)).toBe(
    'Between 20:00 and 07:00 we only email you about deadlines. Other emails arrive at 07:00. After 20 emails a day, the rest arrive together in one email.',
  );
});

test('without quiet hours emails are sent immediately', () => {
  expect(emailScheduleSentence({ ...chosen, quietFrom: null, quietTo: null, mailsPerDay: 1 })).toBe(
    'Emails can arrive at any time. After 1 email a day, the rest arrive together in one email.',
  );
});

test('turning off all emails, and choosing only the summary, are described', () => {
  const none = { ...chosen, applicationUpdated: false };
  expect(emailScheduleSentence(none)).toBe('You’ll only get the daily summary, at 8:00.');
  expect(emailScheduleSentence({ ...none, notificationSummary: false })).toBe('You don’t get any emails.');
});
