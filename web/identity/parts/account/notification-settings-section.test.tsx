import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { setSession } from '#web/platform/session.ts';
import { galleryUser } from '#web/ui/gallery/gallery-user.ts';
import { renderRoute } from '#web/ui/testing/router.tsx';
import type { PersonalSettings } from './account-query.ts';
import { NotificationSettingsSection } from './notification-settings-section.tsx';

const switches = { applications: true, clarifications: true, bidding: false, fulfillment: true };
const Section = () => (
  <QueryClientProvider client={new QueryClient()}>
    <NotificationSettingsSection settings={switches as PersonalSettings} />
  </QueryClientProvider>
);

test('a user with access to the notification settings page gets a link to it instead of the switches', async () => {
  setSession({ ...galleryUser, permissions: ['Notification=View / Filter / Action'] });
  const screen = await renderRoute(Section);
  await expect
    .element(screen.getByRole('link', { name: 'Notification settings' }))
    .toHaveAttribute('href', '/activitystream/settings');
  expect(screen.getByRole('switch').elements()).toEqual([]);
});

test('a user without access to that page has the switches on the account page', async () => {
  setSession(galleryUser);
  const screen = await renderRoute(Section);
  await expect.element(screen.getByRole('switch', { name: 'Applications' })).toBeChecked();
  expect(screen.getByRole('switch').elements()).toHaveLength(4);
});

test('a provider gets no notifications and has no switches', async () => {
  setSession({ ...galleryUser, tenant: { ...galleryUser.tenant, side: 'provider' } });
  const screen = await renderRoute(Section);
  expect(screen.getByRole('switch').elements()).toEqual([]);
});
