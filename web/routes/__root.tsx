import { createRootRoute } from '@tanstack/react-router';
import { RootPage } from '#web/app/root-page.tsx';

export const Route = createRootRoute({ component: RootPage });
