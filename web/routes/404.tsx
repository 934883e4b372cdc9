import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#web/app/pages/not-found-page.tsx';
import { words } from '#web/app/words.ts';

export const Route = createFileRoute('/404')({ component: NotFoundPage, staticData: { title: () => words.notFound } });
