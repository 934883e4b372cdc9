import { expect, test } from 'vitest';
import { profileEmails } from '../emails/templates.tsx';
import { decisionSubject, type DecisionFacts } from './decision-email.ts';

const facts: DecisionFacts = {
  template: 'agency-declined',
  publicUrl: 'https://rolecall.example',
  organizationName: 'Harbour <b>Talent</b>',
  reason: 'No <script>alert(1)</script> cover.',
};

test('the subject has the decision and the agency', () => {
  expect(decisionSubject({ ...facts, template: 'agency-approved' })).toBe('Harbour <b>Talent</b> is approved');
  expect(decisionSubject(facts)).toBe('Harbour <b>Talent</b> was not approved');
});

test('names and reasons are escaped in the email', async () => {
  const { html, text } = await profileEmails.write(facts);
  expect(html).not.toMatch(/<script>|<b>Talent/);
  expect(text).toContain('No <script>alert(1)</script> cover.');
});
