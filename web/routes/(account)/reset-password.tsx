import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '#web/identity/pages/reset-password-page.tsx';
import { copy } from '#web/identity/copy.ts';

export const Route = createFileRoute('/(account)/reset-password')({
  component: ResetPasswordPage,
  staticData: { title: () => copy.resetTitle },
});
