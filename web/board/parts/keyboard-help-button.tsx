import { Keyboard } from 'lucide-react';
import { copy } from '#web/board/copy.ts';
import { keyboardHelpOpenState } from '#web/palette/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import s from './keys-button.module.css';

/** A button that opens the keyboard help. Hidden on devices without a keyboard. */
export const KeyboardHelpButton = () => (
  <span className={s.keyboard}>
    <Button kind="quiet" size="sm" icon aria-label={copy.keys} title={copy.keys} onClick={keyboardHelpOpenState.open}>
      <Keyboard aria-hidden="true" />
    </Button>
  </span>
);
