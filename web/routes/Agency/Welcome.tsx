import { createFileRoute } from '@tanstack/react-router';
import { WelcomePage } from '#web/identity/pages/welcome-page.tsx';
import { words } from '#web/identity/words.ts';

export const Route = createFileRoute('/Agency/Welcome')({
  component: WelcomePage,
  staticData: { title: () => words.welcomeTitle },
});
