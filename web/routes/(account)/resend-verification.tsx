import { createFileRoute } from '@tanstack/react-router';
import { ResendPage } from '#web/identity/pages/resend-page.tsx';
import { words } from '#web/identity/words.ts';

export const Route = createFileRoute('/(account)/resend-verification')({
  component: ResendPage,
  staticData: { title: () => words.resendTitle },
});
