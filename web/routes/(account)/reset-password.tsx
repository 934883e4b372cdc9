import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '#web/identity/pages/reset-password-page.tsx';
import { words } from '#web/identity/words.ts';

export const Route = createFileRoute('/(account)/reset-password')({
  component: ResetPasswordPage,
  staticData: { title: () => words.resetTitle },
});
