import { Keyboard } from 'lucide-react';
import { words } from '#web/board/words.ts';
import { keysOpening } from '#web/palette/public.tsx';
import { Button } from '#web/ui/button/button.tsx';
import s from './keep-view.module.css';

/** Leads to what the keyboard does; where there is none, it is not there. */
export const KeysButton = () => (
  <span className={s.keyboard}>
    <Button kind="quiet" size="sm" icon aria-label={words.keys} title={words.keys} onClick={keysOpening.open}>
      <Keyboard aria-hidden="true" />
    </Button>
  </span>
);
