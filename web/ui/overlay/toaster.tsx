import { lazy, Suspense, useSyncExternalStore } from 'react';
import { copy } from '#web/ui/copy.ts';
import { useStaleToasts } from './stale-toasts.ts';
import { currentToasts, subscribeToToasts } from './toast.ts';
import s from './toaster.module.css';

const load = () => import('./toast-list.tsx');
const ToastList = lazy(async () => ({ default: (await load()).ToastList }));

/** Loads how a toast looks before there is one: it may have to say that there is no network. */
export const prepareToasts = (): void => {
  load().catch(() => undefined);
};

/**
 * Where toasts appear: over everything, in reach while a dialog is open. The region stands from the start, so that
 * what is put into it is announced; how a toast looks is loaded with the first one. `page` names the page below it.
 */
export const Toaster = ({ page = '' }: { page?: string }) => {
  useStaleToasts(page);
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
