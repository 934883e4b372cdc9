import { createFileRoute } from '@tanstack/react-router';
import { OwnDraftPage } from '#web/engagements/pages/own-draft-page.tsx';
import { searchParams, textParam } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/employer/engagements/new')({
  component: NewEngagementRoute,
  validateSearch: searchParams({ draft: textParam() }),
  staticData: { title: async () => (await import('#web/engagements/parts/own/own-copy.ts')).copy.newEngagement },
});

function NewEngagementRoute() {
  const { draft } = Route.useSearch();
  return <OwnDraftPage draft={draft} />;
}
