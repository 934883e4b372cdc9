import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailFirstPage } from '#web/identity/pages/confirm-email-first-page.tsx';
import { copy } from '#web/identity/copy.ts';

export const Route = createFileRoute('/(account)/confirm-email-first')({
  component: ConfirmEmailFirstPage,
  staticData: { title: () => copy.confirmFirstTitle },
});
