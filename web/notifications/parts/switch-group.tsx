import { useState } from 'react';
import { copy } from '#web/notifications/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SwitchInput } from '#web/ui/form/switch-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './notifications.module.css';

interface Item<Key extends string> {
  readonly key: Key;
  readonly label: string;
  readonly text: string;
}

interface Props<Key extends string> {
  readonly items: readonly Item<Key>[];
  readonly values: Readonly<Record<Key, boolean>>;
  readonly save: (key: Key, on: boolean) => Promise<unknown>;
}

/**
 * A group of switches, each of which is saved at once, shows its effect with an undo button, and is reverted if saving
 * fails.
 */
export const SwitchGroup = <Key extends string>({ items, values, save }: Props<Key>) => {
  const [last, setLast] = useState<{ item: Item<Key>; on: boolean } | null>(null);
  const turn = async (item: Item<Key>, on: boolean, offersUndo: boolean): Promise<void> => {
    setLast(null);
    try {
      await save(item.key, on);
      setLast(offersUndo ? { item, on } : null);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error), copy.notSaved({ what: item.label }));
    }
  };
  return (
    <div className={s.switches}>
      {items.map((item) => (
        <div className={s.switch} key={item.key}>
          <SwitchInput label={item.label} value={values[item.key]} onChange={(on) => void turn(item, on, true)} />
          <small>{item.text}</small>
        </div>
      ))}
      <div className={s.said}>
        <span role="status">{last && (last.on ? copy.switchedOn : copy.switchedOff)({ what: last.item.label })}</span>
        {last && (
          <Button size="sm" kind="quiet" onClick={() => void turn(last.item, !last.on, false)}>
            {copy.undo}
          </Button>
        )}
      </div>
    </div>
  );
};
