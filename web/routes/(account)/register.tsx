import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '#web/identity/pages/register-page.tsx';
import { copy } from '#web/identity/copy.ts';

export const Route = createFileRoute('/(account)/register')({
  component: RegisterPage,
  staticData: { title: () => copy.registerTitle },
});
