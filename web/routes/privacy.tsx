import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '#web/app/pages/legal-pages.tsx';
import { copy } from '#web/ui/copy.ts';

export const Route = createFileRoute('/privacy')({
  component: PrivacyPage,
  staticData: { title: () => copy.privacy },
});
