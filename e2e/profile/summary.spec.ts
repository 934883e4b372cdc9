import { expect, test } from '@playwright/test';
import { axeViolations } from '#e2e/app/axe.ts';
import { asNewAgency } from '#e2e/actors/new-agency.ts';
import { people } from '#e2e/actors/people.ts';
import { startSession } from '#e2e/actors/session.ts';

test('the preview shows everything that a client sees of the agency [P11]', async ({ page }) => {
  await startSession(page, people.owner);
  await page.goto('/profile/summary');
  await expect(page).toHaveTitle('Rolecall Agency | Profile Preview');
  const main = page.getByRole('main');
  const part = (title: string) =>
    main.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  await expect(main.getByRole('heading', { name: 'Harbour Talent' })).toBeVisible();
  const shown: Record<string, readonly string[]> = {
    About: ['nurses, allied health and the people who run hospitals', 'one recruiter from brief to start date'],
    'Job Classifications': ['Healthcare & Medical: All', 'Information Technology: Software, Data & analytics'],
    Industries: ['Manufacturing: Pharmaceuticals', 'Health & social care: All'],
    'Job titles': ['Clinical Nurse, Nurse Unit Manager, Theatre Nurse'],
    'Head office': ['Level 4, 18 Wharf Street', 'New South Wales', 'sydney@harbour.example'],
    'Office addresses': ['211 Collins Lane', 'Melbourne'],
    'Regions served': ['Australia & New Zealand: Whole region', 'South-East Asia:'],
    'Client History': [
      'Northwind Health',
      'Emergency department, second rotation',
      '04 Aug 2025',
      'Tallowood Councils',
    ],
    Testimonials: ['They send three people, and we interview three people.'],
    'Primary contact': [
      'Mara Ellingsen',
      'owner@harbour.example',
      '+61 2 5550 0142',
      '+61 400 555 014',
      '+61 2 5550 0143',
      'harbour.talent',
      'https://harbour.example',
      'harbour-talent',
      '@harbourtalent',
    ],
  };
  for (const [title, texts] of Object.entries(shown)) {
    await expect(part(title)).toBeVisible();
    for (const text of texts) await expect(part(title)).toContainText(text);
  }
  await expect(part('Primary contact').getByRole('img', { name: 'No photo' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^(Edit|Delete|Save)/ })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
});

test('missing details of an agency are Not Specified [E04]', async ({ page }) => {
  await asNewAgency(page, 'Tidewrack Search');
  await page.goto('/profile/summary');
  const contact = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: 'Primary contact' }) });
  await expect(contact).toContainText('Ines Valdemar');
  await expect(contact.getByText('Not Specified').first()).toBeVisible();
});
