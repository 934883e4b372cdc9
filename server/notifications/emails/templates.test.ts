import { describe, expect, test } from 'vitest';
import { emailTemplates, type EmailFacts } from '../kinds/email-facts.ts';
import { noticeHeading } from '../rules/notice-email.ts';
import { notificationEmails, paymentEmails } from './templates.tsx';

const written = await Promise.all(
  notificationEmails.samples.map(async ({ name, facts }) => ({
    name,
    facts: facts as EmailFacts,
    mail: await notificationEmails.write(facts),
  })),
);
const of = (name: string) => {
  const found = written.find((one) => one.name === name);
  if (!found) throw new Error(`There is no sample ${name}.`);
  return found;
};

test('every template has a sample', () => {
  expect(new Set(written.map(({ mail }) => mail.template))).toEqual(new Set(emailTemplates));
});

describe.each(written)('$name', ({ facts, mail }) => {
  test('has the same content in HTML and in plain text', () => {
    for (const { sentence } of facts.notices.slice(0, 1)) {
      if (facts.template !== 'summary' && facts.template !== 'bundle') {
        expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(sentence.replaceAll(/\s+/g, ' '));
      }
    }
    expect(mail.text).toContain('https://rolecall.example/email-notification-settings');
    expect(mail.html).toContain('href="https://rolecall.example/email-notification-settings"');
  });

  test('loads no external content and does not track readers', () => {
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

  test('has a readable plain text', () => {
    const text = mail.text.replaceAll(/<script>alert\(1\)<\/script>|<b>bold<\/b>/g, '');
    expect(text).not.toMatch(/<[a-z/]|&[a-z]+;|undefined|null|\[object/i);
    expect(mail.text.split('\n').every((line) => line.length <= 200)).toBe(true);
  });
});

test('messages of a conversation are combined under the subject of one, and can be answered; others say where to answer', () => {
  const { facts, mail } = of('Several messages in a conversation');
  expect(mail.subject).toBe('You were mentioned in a discussion with Northwind Health, and 1 more message');
  expect(mail.text).toContain('2 new messages');
  expect(mail.text).toContain('Reply to this email to answer.');
  expect(mail.text).toContain('https://rolecall.example/messages');
  expect(mail.text).not.toContain('To answer a message, open it in Rolecall.');
  // Notices are listed under the company, since a discussion isn't about any engagement.
  expect(facts.notices.map(noticeHeading)).toEqual(['Northwind Health', 'Northwind Health']);
  const { mail: others } = of('Messages among other updates');
  expect(others.text).toContain('To answer a message, open it in Rolecall.');
  expect(others.text).not.toContain('Reply to this email');
});

test('an auction and a success fee have different next steps', () => {
  expect(of('New application, auction').mail.text).toContain(
    'Approve the application to admit the agency to this auction',
  );
  expect(of('New application, success fee').mail.text).toContain('let the agency submit candidates');
});

test('a subject never has the name of a candidate', () => {
  for (const { mail } of written) expect(mail.subject).not.toContain('Aldermann');
});

test('names are escaped', () => {
  const { mail } = of('Names containing markup');
  expect(mail.html).not.toContain('<script>alert');
  expect(mail.html).not.toContain('<b>bold');
  expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test('a deadline names its consequence for each side, which does not concern candidates', () => {
  const text = (name: string) => of(name).mail.text.replaceAll(/\s+/g, ' ');
  expect(text('Closes soon')).toContain(
    'Once the engagement closes, applications and offers can no longer be sent or changed.',
  );
  expect(text('New closing time')).toContain(
    'Applications and offers can be sent and changed until the new closing time.',
  );
  expect(text('Closes soon, the employer')).toContain('Once the engagement closes, agencies can no longer apply.');
});

test("times are in the reader's zone and in the notation of the pages", async () => {
  const { facts } = of('Closes soon');
  const at = async (timeZone: string) =>
    (await notificationEmails.write({ ...facts, timeZone })).text.replaceAll(/\s+/g, ' ');
  expect(await at('Australia/Melbourne')).toContain('Fri 04 Dec 2026, 17:00 AEDT');
  expect(await at('UTC')).toContain('Fri 04 Dec 2026, 06:00 UTC');
});

test('a new opportunity has its employer, a link and the name of the saved search', () => {
  const text = of('New opportunity').mail.text.replaceAll(/\s+/g, ' ');
  expect(text).toContain('Employer: Northwind Health');
  expect(text).not.toContain('Agency');
  expect(text).toContain('Open the opportunity');
  expect(text).toContain('because application emails and alerts for a saved search');
});

test('a long list has the number of omitted notices', async () => {
  const { facts } = of('Summary');
  const mail = await notificationEmails.write({ ...facts, total: 25 });
  expect(mail.subject).toBe('Your summary: 25 unread notifications');
  expect(mail.text).toContain('And 21 more.');
});

test.each(['bundle', 'summary'] as const)('a %s has the end times and log roots of its notices', async (template) => {
  const alone = written.filter(({ facts }) => facts.notices.length === 1);
  const ends = (text: string) =>
    [
      ...text
        .replaceAll(/\s+/g, ' ')
        .matchAll(
          /(?:Bidding ends|Clarification ends|Round ends|New end|Closes|New closing time|Answer by|Log root):? ?(\w{3} \d\d \w{3} \d{4}, [\d:]{5} \w+|[\da-f]{64})/g,
        ),
    ].map(([, value]) => value);
  const expected = alone.flatMap(({ mail }) => ends(mail.text));
  expect(new Set(expected).size).toBeGreaterThan(2);
  const [first] = alone;
  if (!first) throw new Error('There are no samples.');
  const notices = alone.flatMap(({ facts }) => facts.notices);
  const combined = await notificationEmails.write({ ...first.facts, template, notices, total: notices.length });
  expect(ends(combined.text)).toEqual(expect.arrayContaining(expected));
  expect(ends(combined.text)).toHaveLength(expected.length);
});

test('an email without notices is not written', async () => {
  const { facts } = of('Bundle');
  await expect(notificationEmails.write({ ...facts, notices: [] })).rejects.toThrow('has no notices');
});

test('a payment has a text for each party, with the recorded fee and no name of a candidate', async () => {
  const mails = await Promise.all(paymentEmails.samples.map(({ facts }) => paymentEmails.write(facts)));
  expect(mails.map(({ subject }) => subject)).toEqual(
    mails.map(() => 'Payment transaction: AUD 18,400.00 for candidate 000318'),
  );
  const texts = mails.map(({ text }) => text.replaceAll(/\s+/g, ' '));
  expect(texts[0]).toContain('Northwind Health hired a candidate from Harbour Talent.');
  expect(texts[1]).toContain('You hired a candidate from Harbour Talent.');
  expect(texts[2]).toContain('Northwind Health hired your candidate.');
});
