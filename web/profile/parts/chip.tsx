import { X } from 'lucide-react';
import { copy } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import s from './lists.module.css';

type Props = { name: string; pending?: boolean; onRemove?: (() => void) | undefined };

/** An entry in one of the profile's lists, with a remove button for users who may edit. */
export const Chip = ({ name, pending = false, onRemove }: Props) => (
  <span className={cx(s.chip, !onRemove && s.still)}>
    {name}
    {onRemove && (
      <Button kind="quiet" size="sm" icon pending={pending} aria-label={copy.removeNamed({ name })} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    )}
  </span>
);
