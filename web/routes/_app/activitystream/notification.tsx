import { createFileRoute } from '@tanstack/react-router';
import { notificationCategories, notificationStates } from '#contract/notifications/states.ts';
import { NotificationsPage } from '#web/notifications/pages/notifications-page.tsx';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/activitystream/notification')({
  component: NotificationsPage,
  validateSearch: searchParams({
    state: oneOf(notificationStates),
    about: oneOf(notificationCategories),
    page: wholeNumber(0),
  }),
  staticData: { title: async () => (await import('#web/notifications/copy.ts')).copy.title },
});
