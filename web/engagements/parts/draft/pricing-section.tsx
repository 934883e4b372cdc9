import { useQuery } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { applicationMethodOf } from '#contract/engagements/rules.ts';
import { awardTypes, bidMethods, bidTypes, engagementTypes, feeTypes, feeType } from '#contract/engagements/states.ts';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { copy as rulesCopy } from '#web/engagements/parts/lot-rules/lot-rules-copy.ts';
import { copy } from '#web/engagements/copy.ts';
import { lookupQuery } from '#web/lookups/public.tsx';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { RadioGroup } from '#web/ui/form/choices.tsx';
import { ComboBox } from '#web/ui/form/combo/combo-box.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { FieldGrid, FormSection } from '#web/ui/form/sections.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import type { DraftValues } from './draft-values.ts';
import { toSelectOptions } from './basics-section.tsx';

type Props = { control: Control<DraftValues> };

/** Returns the code of the chosen currency. */
export const useCurrencyCode = (control: Control<DraftValues>): string | undefined => {
  const currencyId = useWatch({ control, name: 'currencyId' });
  const currencies = useQuery(lookupQuery('currencies'));
  return currencies.data?.find(({ id }) => id === currencyId)?.code;
};

const Bidding = ({ control }: Props) => (
  <>
    <Select control={control} name="bidTypeId" label={own.bidType} options={toSelectOptions(bidTypes)} />
    <Select control={control} name="bidMethodId" label={own.bidMethod} options={toSelectOptions(bidMethods)} />
    <Select
      control={control}
      name="awardTypeId"
      label={own.awardType}
      hint={rulesCopy.choicesHint}
      options={toSelectOptions(awardTypes)}
    />
  </>
);

const SetFee = ({ control, currency }: Props & { currency: string | undefined }) => {
  const feeTypeId = useWatch({ control, name: 'feeTypeId' });
  return (
    <>
      <Select control={control} name="feeTypeId" label={own.feeType} options={toSelectOptions(feeTypes)} />
      {feeTypeId === feeType.fixed ? (
        <MoneyField control={control} name="feeAmount" label={own.fee} currency={currency} />
      ) : (
        <MoneyField control={control} name="feePercent" label={own.fee} unit="%" />
      )}
    </>
  );
};

/**
 * The form section for the currency, the guarantee and the terms and, depending on the kind and type of engagement, the
 * fee or the bidding method.
 */
export const PricingSection = ({ control }: Props) => {
  const [kind, engagementTypeId] = useWatch({ control, name: ['kind', 'engagementTypeId'] });
  const currencies = useQuery(lookupQuery('currencies'));
  const currency = useCurrencyCode(control);
  const method = applicationMethodOf({ kind, engagementTypeId });
  const isCompetitive = method === 'competitive';
  return (
    <FormSection title={own.partPrice} text={own.partPriceText}>
      <FieldGrid>
        {!isCompetitive && (
          <RadioGroup
            control={control}
            name="engagementTypeId"
            label={copy.engagementType}
            options={toSelectOptions(engagementTypes)}
            across
            full
          />
        )}
        <ComboBox
          control={control}
          name="currencyId"
          label={own.currency}
          options={(currencies.data ?? []).map(({ id, value, code }) => ({ id, label: `${code ?? ''} ${value}` }))}
          full
        />
        {isCompetitive && <Bidding control={control} />}
        {method === 'set-rate' && <SetFee control={control} currency={currency} />}
        <NumberField control={control} name="guaranteeDays" label={own.guaranteeLabel} unit={own.daysUnit} />
        <TextArea control={control} name="terms" label={copy.terms} hint={own.termsHint} rows={6} full />
      </FieldGrid>
    </FormSection>
  );
};
