import { Fragment } from 'react';
import { copy } from '#web/palette/copy.ts';
import { setSingleKeysEnabled, useSingleKeysEnabled } from '#web/platform/single-keys.ts';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import s from './palette.module.css';

type Shortcut = readonly [keys: readonly (readonly string[])[], does: string];

const Shortcuts = ({ title, of }: { title: string; of: readonly Shortcut[] }) => (
  <section>
    <h3 className={s.group}>{title}</h3>
    <dl className={s.shortcuts}>
      {of.map(([ways, does]) => (
        <Fragment key={does}>
          <dt>{does}</dt>
          <dd className={s.keys}>
            {ways.map((keys, at) => (
              <Fragment key={keys.join()}>
                {at > 0 && <span>{copy.or}</span>}
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </Fragment>
            ))}
          </dd>
        </Fragment>
      ))}
    </dl>
  </section>
);

/** The list of keyboard shortcuts, with a switch for single-character shortcuts. */
export const KeyboardHelpDialog = ({ onClose }: { onClose: () => void }) => {
  const on = useSingleKeysEnabled();
  return (
    <Dialog open size="md" title={copy.keyboard} onClose={onClose}>
      <div className={s.help}>
        <Shortcuts
          title={copy.keysAnywhere}
          of={[
            [
              [
                [copy.ctrl, 'K'],
                [copy.command, 'K'],
              ],
              copy.keyPalette,
            ],
            [[['/']], copy.keySearch],
            [[['?']], copy.keyHelp],
          ]}
        />
        <Shortcuts
          title={copy.keysIn}
          of={[
            [[['J'], ['↓']], copy.keyNext],
            [[['K'], ['↑']], copy.keyPrevious],
            [[['Enter']], copy.keyOpen],
            [[['X']], copy.keySelect],
            [[['Shift', 'X']], copy.keySelectRange],
          ]}
        />
        <CheckboxInput label={copy.singleKeys} hint={copy.singleKeysHint} value={on} onChange={setSingleKeysEnabled} />
      </div>
    </Dialog>
  );
};
