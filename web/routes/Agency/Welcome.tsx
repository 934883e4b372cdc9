import { createFileRoute } from '@tanstack/react-router';
import { WelcomePage } from '#web/identity/pages/welcome-page.tsx';
import { copy } from '#web/identity/copy.ts';

export const Route = createFileRoute('/Agency/Welcome')({
  component: WelcomePage,
  staticData: { title: () => copy.welcomeTitle },
});
