import type { ReactElement } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { toPage } from '#contract/common/paging.ts';
import { listConsentsEndpoint } from '#contract/consents/endpoints.ts';
import type { ConsentRequest } from '#contract/consents/shapes.ts';
import { sampleConsentRequest } from '#web/consents/parts/testing/sample-consent-request.ts';
import { expectAccessible } from '#web/ui/testing/axe.ts';
import { answer } from '#web/ui/testing/answer.ts';
import { fakeApi } from '#web/ui/testing/fake-api.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import { signInGalleryUser } from '#web/ui/testing/sign-in.ts';
import { ConsentOfPerson } from './consent-of-person.tsx';
import { EngagementConsents } from './engagement-consents.tsx';

const engagementId = '01900000-0000-7000-8000-00000000e001';
const waiting = sampleConsentRequest({ state: 'waiting', answeredAt: null });
const cancelled = sampleConsentRequest({
  consentRequestId: '01900000-0000-7000-8000-00000000f102',
  state: 'cancelled',
  firstName: 'Oskar',
  answeredAt: null,
});

/** Answers each list with the requests of its states, and with a total. */
const answerLists = (records: readonly ConsentRequest[], total = (count: number) => count) =>
  fakeApi(
    answer(listConsentsEndpoint, ({ query }) => {
      const states = query.getAll('states');
      const found = records.filter(({ state }) => states.length === 0 || states.includes(state));
      return toPage(found, { pageCurrent: 0, pageSize: 100 }, total(found.length));
    }),
  );

const renderWithQueries = (element: ReactElement) => {
  signInGalleryUser();
  const queries = new QueryClient();
  return renderRoute(() => <QueryClientProvider client={queries}>{element}</QueryClientProvider>);
};

test('ended requests are loaded apart, and shown on demand', async () => {
  answerLists([waiting, cancelled]);
  const screen = await renderWithQueries(<EngagementConsents engagementId={engagementId} />);
  await expect.element(screen.getByText('Nadia Ferreira').first()).toBeVisible();
  await expect.element(screen.getByText('Oskar Ferreira')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Show all' }).click();
  await expect.element(screen.getByText('Oskar Ferreira').first()).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'See all consents' })).not.toBeInTheDocument();
});

test('a list that is too long for the page says so, and links to all consents', async () => {
  answerLists([waiting], (count) => count + 140);
  const screen = await renderWithQueries(<EngagementConsents engagementId={engagementId} />);
  await expect.element(screen.getByText(/^The latest 1 of 141 are shown\./)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'See all consents' }))
    .toHaveAttribute('href', '/candidates/consents');
  await expectAccessible();
});

test('a person whose request may be among those that are not loaded isn’t shown as not asked', async () => {
  const person = { engagementId, talentRequestId: waiting.talentRequestId, emailAddress: 'else@inbox.example' };
  answerLists([waiting]);
  const all = await renderWithQueries(<ConsentOfPerson {...person} />);
  await expect.element(all.getByText('Not asked')).toBeVisible();
  await all.unmount();
  answerLists([waiting], (count) => count + 140);
  const some = await renderWithQueries(<ConsentOfPerson {...person} />);
  await expect.element(some.getByRole('link', { name: 'See all consents' })).toBeVisible();
  await expect.element(some.getByText('Not asked')).not.toBeInTheDocument();
});
