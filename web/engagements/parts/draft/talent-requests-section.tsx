import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { copy } from '#web/engagements/parts/own/own-copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { emptyRequest, type DraftValues } from './draft-values.ts';
import { LotRulesSection } from '#web/engagements/parts/lot-rules/lot-rules-fields.tsx';
import { useCurrencyCode } from './pricing-section.tsx';
import { RequestFields } from './request-fields.tsx';
import s from './draft.module.css';

type Props = { control: Control<DraftValues> };

type RequestProps = Props & { at: number; currency: string | undefined; onRemove: (() => void) | undefined };

const Request = ({ control, at, currency, onRemove }: RequestProps) => (
  <fieldset className={s.request} aria-label={copy.request({ number: at + 1 })}>
    <div className={s.requestHead}>
      <h3>{copy.request({ number: at + 1 })}</h3>
      {onRemove && (
        <Button kind="quiet" size="sm" icon aria-label={copy.removeRequest({ number: at + 1 })} onClick={onRemove}>
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
    <RequestFields
      control={control}
      at={at}
      rules={<LotRulesSection control={control} at={at} currency={currency} />}
    />
  </fieldset>
);

/** The section of the form for the jobs to fill and the questions about each candidate. */
export const TalentRequestsSection = ({ control }: Props) => {
  const { fields, append, remove } = useFieldArray({ control, name: 'talentRequests' });
  const location = useWatch({ control, name: 'location' });
  const currency = useCurrencyCode(control);
  return (
    <FormSection title={copy.partRequests} text={copy.partRequestsText}>
      <div className={s.parts}>
        {fields.map(({ id }, at) => (
          <Request
            key={id}
            control={control}
            at={at}
            currency={currency}
            onRemove={fields.length > 1 ? () => remove(at) : undefined}
          />
        ))}
        <div>
          <Button size="sm" onClick={() => append(emptyRequest(location))}>
            <Plus aria-hidden="true" />
            {copy.addRequest}
          </Button>
        </div>
      </div>
    </FormSection>
  );
};
