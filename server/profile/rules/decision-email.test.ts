import { expect, test } from 'vitest';
import { profileEmails } from '../emails/templates.tsx';
import { agencyDecisionSubject, type AgencyDecisionFacts } from './decision-email.ts';

const facts: AgencyDecisionFacts = {
  template: 'agency-declined',
  publicUrl: 'https://rolecall.example',
  organizationName: 'Harbour <b>Talent</b>',
  reason: 'No <script>alert(1)</script> cover.',
};

test('the subject has the decision and the agency', () => {
  expect(agencyDecisionSubject({ ...facts, template: 'agency-approved' })).toBe('Harbour <b>Talent</b> is approved');
  expect(agencyDecisionSubject(facts)).toBe('Harbour <b>Talent</b> was not approved');
});

test('names and reasons are escaped in the email', async () => {
  const { html, text } = await profileEmails.write(facts);
  expect(html).not.toMatch(/<script>|<b>Talent/);
  expect(text).toContain('No <script>alert(1)</script> cover.');
});
