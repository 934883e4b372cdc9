import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { copy } from '#web/ui/copy.ts';
import type { BindableProps } from './bind-field.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-frame.tsx';
import s from './form.module.css';

export type TextInputProps = FieldProps &
  BindableProps<string> & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'time';
    autoComplete?: HTMLInputAutoCompleteAttribute;
    placeholder?: string;
    large?: boolean;
    /** Whether the value can only be read and copied. For a value that can't be changed at the moment, use `off`. */
    readOnly?: boolean;
  };

/** A single-line text input. A password can be revealed. */
export const TextInput = ({
  value,
  onChange,
  onBlur,
  name,
  ref,
  type = 'text',
  autoComplete,
  placeholder,
  large,
  readOnly = false,
  ...frame
}: TextInputProps) => {
  const [shown, setShown] = useState(false);
  const password = type === 'password';
  return (
    <FieldFrame {...frame}>
      {(ties) => (
        <span className={s.boxed}>
          <input
            {...ties}
            ref={ref as Ref<HTMLInputElement>}
            className={cx(s.box, large && s.large, password && s.hasAfter)}
            type={password && shown ? 'text' : type}
            name={name}
            value={value}
            autoComplete={autoComplete}
            placeholder={placeholder}
            readOnly={readOnly || ties['aria-disabled']}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          {password && (
            <Button
              kind="quiet"
              size="sm"
              icon
              className={s.reveal}
              aria-label={shown ? copy.hidePassword : copy.showPassword}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            </Button>
          )}
        </span>
      )}
    </FieldFrame>
  );
};
