import { useLocation } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { copy } from '#web/palette/copy.ts';
import { loadAfterPaint } from '#web/platform/next-paint.ts';
import { areSingleKeysEnabled } from '#web/platform/single-keys.ts';
import { useSession } from '#web/platform/session.ts';
import { isDialogOpen } from '#web/ui/overlay/close-then-unmount.ts';
import { isTyping } from '#web/ui/table/use-row-keys.ts';
import { keyboardHelpOpenState, paletteOpenState } from './open-states.ts';
import { saveRecentRecord, recordAtPath } from './recent.ts';
import s from './palette.module.css';

const KeysDialog = lazy(async () => ({
  default: (await loadAfterPaint(() => import('./keyboard-help-dialog.tsx'))).KeyboardHelpDialog,
}));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Stores which records the user opens, so that the palette can list them at the top. */
const useOpened = (): void => {
  const { id } = useSession().user;
  const opened = useLocation({ select: ({ href }) => recordAtPath(href) });
  useEffect(() => {
    if (opened !== undefined) saveRecentRecord(id, opened);
  }, [id, opened]);
};

/**
 * Handles the global shortcuts: Ctrl or Cmd K opens the palette, a slash focuses the page's search, and a question mark
 * opens the help.
 */
const useKeys = (): void => {
  // A layout effect, because it runs as soon as the page is visible; other effects run one task later.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (!isDialogOpen()) paletteOpenState.open();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping() || !areSingleKeysEnabled()) return;
      if (isDialogOpen()) return;
      if (event.key === '/') {
        const search = document.querySelector<HTMLInputElement>('main [data-search]');
        if (!search) return;
        event.preventDefault();
        search.focus();
        search.select();
      } else if (event.key === '?') {
        event.preventDefault();
        keyboardHelpOpenState.open();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

/**
 * Opens the palette, in which a few letters find any page or record. The dialog and its commands are loaded when it
 * opens.
 */
export const CommandPalette = ({ opened }: { opened: (onClose: () => void) => ReactNode }) => {
  const isOpen = paletteOpenState.useIsOpen();
  const isHelpOpen = keyboardHelpOpenState.useIsOpen();
  useOpened();
  useKeys();
  return (
    <>
      <button
        type="button"
        className={s.find}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={paletteOpenState.open}
      >
        <Search aria-hidden="true" />
        <span className={s.findWord}>{copy.title}</span>
        <span className={s.keys} aria-hidden="true">
          <kbd>{isApple ? copy.command : copy.ctrl}</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      <Suspense fallback={null}>
        {isOpen && opened(paletteOpenState.close)}
        {isHelpOpen && <KeysDialog onClose={keyboardHelpOpenState.close} />}
      </Suspense>
    </>
  );
};
