import { createFileRoute } from '@tanstack/react-router';
import { taskKinds } from '#contract/my-week/states.ts';
import { MyWeekPage } from '#web/my-week/pages/my-week-page.tsx';
import { patternParam, oneOf, searchParams, textParam } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/myweek')({
  component: MyWeekPage,
  staticData: { title: async () => (await import('#web/my-week/copy.ts')).copy.title },
  validateSearch: searchParams({
    whose: oneOf(['team']),
    user: textParam(36),
    client: textParam(36),
    task: oneOf(taskKinds),
    day: patternParam(/^(?:\d{4}-\d{2}-\d{2}|later)$/),
  }),
});
