import { createFileRoute } from '@tanstack/react-router';
import { OwnPreviewPage } from '#web/engagements/pages/own-preview-page.tsx';
import { searchParams, textParam } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/_app/employer/engagements/preview')({
  component: PreviewRoute,
  validateSearch: searchParams({ draft: textParam() }),
  staticData: { title: async () => (await import('#web/engagements/copy.ts')).copy.preview },
});

function PreviewRoute() {
  const { draft } = Route.useSearch();
  return <OwnPreviewPage draft={draft ?? ''} />;
}
