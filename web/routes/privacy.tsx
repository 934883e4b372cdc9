import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#web/app/pages/privacy-page.tsx';
import { words } from '#web/ui/words.ts';

export const Route = createFileRoute('/privacy')({
  component: PrivacyPage,
  staticData: { title: () => words.privacy },
});
