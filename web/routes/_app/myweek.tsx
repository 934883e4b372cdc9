import { createFileRoute } from '@tanstack/react-router';
import { taskKinds } from '#contract/my-week/states.ts';
import { MyWeekPage } from '#web/my-week/pages/my-week-page.tsx';
import { matching, oneOf, searchParams, text } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/myweek')({
  component: MyWeekPage,
  staticData: { title: async () => (await import('#web/my-week/copy.ts')).copy.title },
  validateSearch: searchParams({
    whose: oneOf(['team']),
    user: text(36),
    client: text(36),
    task: oneOf(taskKinds),
    day: matching(/^(?:\d{4}-\d{2}-\d{2}|later)$/),
  }),
});
