import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailPage } from '#web/identity/pages/confirm-email-page.tsx';
import { words } from '#web/identity/words.ts';
import { searchParams, text } from '#web/platform/search-params.ts';

export const Route = createFileRoute('/(account)/confirm-email')({
  validateSearch: searchParams({ next: text(2000) }),
  component: ConfirmPage,
  staticData: { title: () => words.confirmTitle },
});

function ConfirmPage() {
  const { next } = Route.useSearch();
  return <ConfirmEmailPage next={next} />;
}
