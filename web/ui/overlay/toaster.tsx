import { lazy, Suspense, useSyncExternalStore } from 'react';
import { copy } from '#web/ui/copy.ts';
import { useDismissStaleToasts } from './stale-toasts.ts';
import { currentToasts, subscribeToToasts } from './toast.ts';
import s from './toaster.module.css';

const load = () => import('./toast-list.tsx');
const ToastList = lazy(async () => ({ default: (await load()).ToastList }));

/** Loads the toast component in advance, since a toast may have to report that there is no network. */
export const preloadToaster = (): void => {
  load().catch(() => undefined);
};

/**
 * The region for toasts, on top of everything and reachable even while a dialog is open. It is rendered from the start,
 * so that its content is announced; the toast component is loaded with the first toast. `page` identifies the current
 * page.
 */
export const Toaster = ({ page = '' }: { page?: string }) => {
  useDismissStaleToasts(page);
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <section className={s.toaster} aria-label={copy.notices} aria-live="polite" data-react-aria-top-layer="true">
      {toasts.length > 0 && (
        <Suspense fallback={null}>
          <ToastList toasts={toasts} />
        </Suspense>
      )}
    </section>
  );
};
