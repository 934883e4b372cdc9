import { expect, test } from 'vitest';
import { mailScheduleSentence } from './mail-sentence.ts';

const chosen = {
  notificationSummary: true,
  applicationUpdated: true,
  candidateStatusChanged: false,
  quietFrom: '20:00',
  quietTo: '07:00',
  mailsPerDay: 20,
};

test('quiet hours are said with what comes in them and when the rest comes', () => {
  expect(mailScheduleSentence(chosen)).toBe(
    'Between 20:00 and 07:00 only deadlines are mailed; the rest comes at 07:00. After 20 mails a day, the rest of the day comes in one mail.',
  );
});

test('without quiet hours mails come as things happen', () => {
  expect(mailScheduleSentence({ ...chosen, quietFrom: null, quietTo: null, mailsPerDay: 1 })).toBe(
    'Mails come as things happen, at any hour. After 1 mail a day, the rest of the day comes in one mail.',
  );
});

test('who has switched off all mails is told so, and who wants the summary alone', () => {
  const none = { ...chosen, applicationUpdated: false };
  expect(mailScheduleSentence(none)).toBe('Only the summary is mailed, at 8:00 in the morning.');
  expect(mailScheduleSentence({ ...none, notificationSummary: false })).toBe('No mail is sent to you.');
});
