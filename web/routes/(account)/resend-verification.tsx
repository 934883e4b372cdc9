import { createFileRoute } from '@tanstack/react-router';
import { ResendPage } from '#web/identity/pages/resend-page.tsx';
import { copy } from '#web/identity/copy.ts';

export const Route = createFileRoute('/(account)/resend-verification')({
  component: ResendPage,
  staticData: { title: () => copy.resendTitle },
});
