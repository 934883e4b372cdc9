import { createFileRoute } from '@tanstack/react-router';
import { DiscussionsPage } from '#web/clarifications/pages/discussions-page.tsx';
import { discussionSearch } from '#web/clarifications/parts/discussions/discussion-search.ts';

export const Route = createFileRoute('/_app/employer/messages')({
  component: () => <DiscussionsPage isEmployer />,
  validateSearch: discussionSearch,
  staticData: { title: async () => (await import('#web/clarifications/copy.ts')).copy.messages },
});
