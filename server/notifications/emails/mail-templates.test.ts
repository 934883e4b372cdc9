import { describe, expect, test } from 'vitest';
import { mailTemplates, type MailFacts } from '../kinds/mail-facts.ts';
import { notificationMails, paymentMails } from './mail-templates.tsx';

const written = await Promise.all(
  notificationMails.samples.map(async ({ name, facts }) => ({
    name,
    facts: facts as MailFacts,
    mail: await notificationMails.write(facts),
  })),
);
const of = (name: string) => {
  const found = written.find((one) => one.name === name);
  if (!found) throw new Error(`There is no sample ${name}.`);
  return found;
};

test('every form has a sample to look at', () => {
  expect(new Set(written.map(({ mail }) => mail.template))).toEqual(new Set(mailTemplates));
});

describe.each(written)('$name', ({ facts, mail }) => {
  test('says the same with its form and without', () => {
    for (const { sentence } of facts.notices.slice(0, 1)) {
      if (facts.template !== 'summary' && facts.template !== 'bundle') {
        expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(sentence.replaceAll(/\s+/g, ' '));
      }
    }
    expect(mail.text).toContain('https://rolecall.example/email-notification-settings');
    expect(mail.html).toContain('href="https://rolecall.example/email-notification-settings"');
  });

  test('loads nothing from anywhere and follows nobody', () => {
    expect(mail.html).not.toMatch(/<img|<link|<script|src=|url\(|@import|background=/i);
    for (const [, host] of mail.html.matchAll(/https?:\/\/([^/"]+)/g)) {
      expect(['rolecall.example', 'www.w3.org']).toContain(host);
    }
  });

  test('has a subject of one line and a title', () => {
    expect(mail.subject).toMatch(/^[^\r\n]{10,200}$/);
    expect(mail.html).toContain('<title>');
    expect(mail.html).toContain('lang="en"');
  });

  test('is a text that can be read by itself', () => {
    const text = mail.text.replaceAll(/<script>alert\(1\)<\/script>|<b>bold<\/b>/g, '');
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;|undefined|null|\[object/i);
    expect(mail.text.split('\n').every((line) => line.length <= 200)).toBe(true);
  });
});

test('an auction and a success fee go on in different ways', () => {
  expect(of('New application, auction').mail.text).toContain('Approve it to admit the agency to this auction');
  expect(of('New application, success fee').mail.text).toContain('let the agency submit candidates');
});

test('the name of a candidate is not in a subject', () => {
  for (const { mail } of written) expect(mail.subject).not.toContain('Aldermann');
});

test('what people are called is text, not markup', () => {
  const { mail } = of('Names that are markup');
  expect(mail.html).not.toContain('<script>alert');
  expect(mail.html).not.toContain('<b>bold');
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a deadline says to each side what ends with it, and candidates are not part of that', () => {
  const text = (name: string) => of(name).mail.text.replaceAll(/\s+/g, ' ');
  expect(text('Closes soon')).toContain('After that, applications and offers can no longer be sent or changed.');
  expect(text('New closing time')).toContain('Applications and offers can be sent and changed until then.');
  expect(text('Closes soon, the employer')).toContain('After that, agencies can no longer apply.');
});

test('moments are told by the clock of the reader, as the pages write them', async () => {
  const { facts } = of('Closes soon');
  const at = async (timeZone: string) =>
    (await notificationMails.write({ ...facts, timeZone })).text.replaceAll(/\s+/g, ' ');
  expect(await at('Australia/Melbourne')).toContain('Fri 04 Dec 2026, 17:00 AEDT');
  expect(await at('UTC')).toContain('Fri 04 Dec 2026, 06:00 UTC');
});

test('a new opportunity names its employer, leads to it, and says which alerts it comes from', () => {
  const text = of('New opportunity').mail.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('Employer: Northwind Health');
  expect(text).not.toContain('Agency');
  expect(text).toContain('Open the opportunity');
  expect(text).toContain('because alerts for a saved search');
});

test('a long list says how many more there are', async () => {
  const { facts } = of('Summary');
  const mail = await notificationMails.write({ ...facts, total: 25 });
  expect(mail.subject).toBe('Your summary: 25 unread notifications');
  expect(mail.text).toContain('And 21 more.');
});

test('a mail that has nothing to tell is not written', async () => {
  const { facts } = of('Bundle');
  await expect(notificationMails.write({ ...facts, notices: [] })).rejects.toThrow('has no notices');
});

test('a payment is told to each party in its own words, with the fee as it was recorded and no name of a candidate', async () => {
  const mails = await Promise.all(paymentMails.samples.map(({ facts }) => paymentMails.write(facts)));
  expect(mails.map(({ subject }) => subject)).toEqual(
    mails.map(() => 'Payment transaction: AUD 18,400.00 for candidate 000318'),
  );
  const texts = mails.map(({ text }) => text.replaceAll(/\s+/g, ' '));
  expect(texts[0]).toContain('Northwind Health hired a candidate from Harbour Talent.');
  expect(texts[1]).toContain('You hired a candidate from Harbour Talent.');
  expect(texts[2]).toContain('Northwind Health hired your candidate.');
});
