import { copy } from '#web/ui/copy.ts';
import f from '#web/ui/form/choices.module.css';

type Props = { name?: string; checked: boolean; some?: boolean; onChange: (isRange: boolean) => void };

/** The checkbox at the start of a row or, if there is no name, of the header. */
export const RowCheckbox = ({ name, checked, some = false, onChange }: Props) => (
  <input
    type="checkbox"
    className={f.check}
    ref={(element) => {
      if (element) element.indeterminate = some && !checked;
    }}
    aria-label={name === undefined ? copy.selectAll : copy.selectRow({ name })}
    checked={checked}
    onChange={({ nativeEvent }) => onChange('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
  />
);
