import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '#web/identity/pages/confirm-email-page.tsx';
import { copy } from '#web/identity/copy.ts';
import { searchParams, textParam } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/(account)/confirm-email')({
  validateSearch: searchParams({ next: textParam(2000) }),
  component: ConfirmPage,
  staticData: { title: () => copy.confirmTitle },
});

function ConfirmPage() {
  const { next } = Route.useSearch();
  return <ConfirmEmailPage next={next} />;
}
