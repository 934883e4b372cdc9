import { Plus, X } from 'lucide-react';
import { useFieldArray, type Control } from 'react-hook-form';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/choices.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import s from '#web/engagements/parts/draft/draft.module.css';

export interface RequirementValues {
  requirements: { text: string; isMandatory: boolean }[];
}

/** The input fields for the requirements, one below the other. */
export const RequirementFields = ({ control }: { control: Control<RequirementValues> }) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'requirements' });
  return (
    <div className={s.whole}>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className={s.entry} aria-label={copy.requirement({ number: at + 1 })}>
          <TextField control={control} name={`requirements.${at}.text`} label={copy.requirement({ number: at + 1 })} />
          <Checkbox control={control} name={`requirements.${at}.isMandatory`} label={copy.mustHave} />
          <Button
            kind="quiet"
            size="sm"
            icon
            aria-label={copy.removeRequirement({ number: at + 1 })}
            onClick={() => remove(at)}
          >
            <X aria-hidden="true" />
          </Button>
        </fieldset>
      ))}
      <div>
        <Button size="sm" onClick={() => append({ text: '', isMandatory: true })}>
          <Plus aria-hidden="true" />
          {copy.addRequirement}
        </Button>
      </div>
    </div>
  );
};
