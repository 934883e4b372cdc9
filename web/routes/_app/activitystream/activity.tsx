import { createFileRoute } from '@tanstack/react-router';
import { activityKinds } from '#contract/notifications/states.ts';
import { ActivityPage } from '#web/notifications/pages/activity-page.tsx';
import { oneOf, searchParams, wholeNumber } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/activitystream/activity')({
  component: ActivityPage,
  validateSearch: searchParams({ activity: oneOf(activityKinds), page: wholeNumber(0) }),
  staticData: { title: async () => (await import('#web/notifications/copy.ts')).copy.activity },
});
