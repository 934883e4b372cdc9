import { createFileRoute } from '@tanstack/react-router';
import { RegisterPage } from '#web/identity/pages/register-page.tsx';
import { words } from '#web/identity/words.ts';

export const Route = createFileRoute('/(account)/register')({
  component: RegisterPage,
  staticData: { title: () => words.registerTitle },
});
