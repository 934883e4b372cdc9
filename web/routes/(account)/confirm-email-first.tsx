import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailFirstPage } from '#web/identity/pages/confirm-email-first-page.tsx';
import { words } from '#web/identity/words.ts';

export const Route = createFileRoute('/(account)/confirm-email-first')({
  component: ConfirmEmailFirstPage,
  staticData: { title: () => words.confirmFirstTitle },
});
