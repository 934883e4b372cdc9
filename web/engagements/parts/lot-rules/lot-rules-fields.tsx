import { useFormState, useWatch, type Control } from 'react-hook-form';
import { lookupValue, type LookupValue } from '#contract/common/lookup.ts';
import {
  lotRulesDefaults,
  lotRulesInput,
  defaultReferenceAmount,
  withLotRuleDefaults,
} from '#contract/engagements/shapes/lot-rules.ts';
import {
  awardType,
  awardTypes,
  bidMethod,
  bidMethods,
  bidType,
  bidTypes,
  isPercentMethod,
} from '#contract/engagements/states.ts';
import type { DraftValues } from '#web/engagements/parts/draft/draft-values.ts';
import { copy as own } from '#web/engagements/parts/own/own-copy.ts';
import { formatAmount } from '#web/platform/formats.ts';
import { MoneyField } from '#web/ui/form/amount-field.tsx';
import { Checkbox, RadioGroup } from '#web/ui/form/choices.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { copy } from './lot-rules-copy.ts';
import { toDraftLotRules } from './lot-rules-values.ts';
import { RuleSentences } from './rule-sentences.tsx';
import s from './lot-rules.module.css';

type Props = { control: Control<DraftValues>; at: number; currency: string | undefined };

const nameOf = (at: number) => `talentRequests.${at}.lotRules` as const;

/** Returns the rules as they would be published now, with the engagement's choices and the defaults applied. */
const useEffectiveRules = ({ control, at }: Pick<Props, 'control' | 'at'>) => {
  const [bidTypeId, bidMethodId, awardTypeId] = useWatch({
    control,
    name: ['bidTypeId', 'bidMethodId', 'awardTypeId'],
  });
  const request = useWatch({ control, name: `talentRequests.${at}` });
  const engagement = {
    bidTypeId: bidTypeId || null,
    bidMethodId: bidMethodId || null,
    awardTypeId: awardTypeId || null,
  };
  return {
    engagement,
    suggested: defaultReferenceAmount(request),
    rules: withLotRuleDefaults(toDraftLotRules(request.lotRules), engagement, request),
  };
};

type Effective = ReturnType<typeof useEffectiveRules>;

const options = (values: readonly LookupValue[]) => values.map(({ id, value }) => ({ id, label: value }));

/** Returns the choice that applies if the field is empty. */
const emptyChoice = (values: readonly LookupValue[], id: number | null) =>
  id === null ? {} : { placeholder: copy.asEngagement({ choice: lookupValue(values, id) }) };

const MainRules = ({ control, at, currency, effective }: Props & { effective: Effective }) => {
  const { engagement, rules } = effective;
  const name = nameOf(at);
  const isPercent = isPercentMethod(rules.bidMethodId);
  return (
    <FieldGrid>
      <Select
        control={control}
        name={`${name}.bidTypeId`}
        label={own.bidType}
        options={options(bidTypes)}
        {...emptyChoice(bidTypes, engagement.bidTypeId)}
      />
      <Select
        control={control}
        name={`${name}.bidMethodId`}
        label={own.bidMethod}
        options={options(bidMethods)}
        {...emptyChoice(bidMethods, engagement.bidMethodId)}
      />
      <Select
        control={control}
        name={`${name}.awardTypeId`}
        label={own.awardType}
        options={options(awardTypes)}
        {...emptyChoice(awardTypes, engagement.awardTypeId)}
      />
      {rules.awardTypeId === awardType.several && (
        <NumberField
          control={control}
          name={`${name}.awardLimit`}
          label={copy.awardLimit}
          placeholder={String(lotRulesDefaults.awardLimit)}
        />
      )}
      <MoneyField
        control={control}
        name={`${name}.ceiling`}
        label={copy.ceiling}
        hint={copy.ceilingHint}
        optional={rules.awardTypeId !== awardType.allThatQualify}
        {...(isPercent ? { unit: '%' } : { currency })}
      />
    </FieldGrid>
  );
};

/** The fields for the rules on how bids are lowered. These rules don't apply to sealed bids. */
const RankedRules = ({ control, at, currency, effective }: Props & { effective: Effective }) => {
  const { rules } = effective;
  const name = nameOf(at);
  const unit = isPercentMethod(rules.bidMethodId) ? { unit: '%' } : { currency };
  const isStepPercent = useWatch({ control, name: `${name}.isStepPercent` });
  return (
    <>
      <MoneyField
        control={control}
        name={`${name}.startPrice`}
        label={copy.startPrice}
        hint={copy.startPriceHint}
        optional
        {...unit}
      />
      <MoneyField
        control={control}
        name={`${name}.minimumStep`}
        label={copy.minimumStep}
        optional
        {...(isStepPercent ? { unit: '%' } : unit)}
      />
      <Checkbox control={control} name={`${name}.isStepPercent`} label={copy.isStepPercent} full />
      <NumberField
        control={control}
        name={`${name}.extensionMinutes`}
        label={copy.extensionMinutes}
        hint={copy.extensionHint}
        unit={copy.minutes}
      />
      <NumberField control={control} name={`${name}.extensionLimit`} label={copy.extensionLimit} />
      <NumberField control={control} name={`${name}.hardEndMinutes`} label={copy.hardEndMinutes} unit={copy.minutes} />
    </>
  );
};

const tieRules = [
  { id: 'time', label: copy.tieTime },
  { id: 'rebid', label: copy.tieRebid },
];

const MoreRules = (props: Props & { effective: Effective }) => {
  const { control, at, currency, effective } = props;
  const { rules, suggested } = effective;
  const name = nameOf(at);
  return (
    <div className={s.more}>
      <FieldGrid>
        {isPercentMethod(rules.bidMethodId) && (
          <MoneyField
            control={control}
            name={`${name}.referenceAmount`}
            label={copy.referenceAmount}
            hint={copy.referenceHint}
            currency={currency}
            {...(suggested === '' ? {} : { placeholder: formatAmount(suggested) })}
          />
        )}
        {rules.bidMethodId === bidMethod.hourlyRate && (
          <MoneyField
            control={control}
            name={`${name}.hoursPerDay`}
            label={copy.hoursPerDay}
            placeholder={lotRulesDefaults.hoursPerDay}
          />
        )}
        {rules.bidTypeId !== bidType.sealed && <RankedRules {...props} />}
        <NumberField control={control} name={`${name}.minimumBids`} label={copy.minimumBids} />
        <NumberField
          control={control}
          name={`${name}.standstillDays`}
          label={copy.standstillDays}
          hint={copy.standstillHint}
          unit={copy.workingDays}
        />
        <RadioGroup control={control} name={`${name}.tieRule`} label={copy.tieRule} options={tieRules} across full />
        <Checkbox control={control} name={`${name}.showsBidderCount`} label={copy.showsBidderCount} full />
      </FieldGrid>
    </div>
  );
};

/** The sentences that agencies will read, or the reason why they can't be shown yet. */
const Preview = ({ rules, currency }: { rules: Effective['rules']; currency: string | undefined }) => {
  const parsed = lotRulesInput.safeParse(rules);
  return (
    <section className={s.preview} aria-label={copy.sentences}>
      <p className={s.heading}>{copy.sentences}</p>
      {parsed.success && currency !== undefined ? (
        <RuleSentences rules={{ ...parsed.data, version: 1 }} currency={currency} />
      ) : (
        <p className={s.incomplete}>{copy.incomplete({ why: parsed.error?.issues[0]?.message ?? '' })}</p>
      )}
    </section>
  );
};

const mainFields: readonly string[] = ['bidTypeId', 'bidMethodId', 'awardTypeId', 'awardLimit', 'ceiling'];

/** The fields for a talent request's bidding rules, with the sentences that agencies will read. */
export const LotRulesFields = (props: Props) => {
  const effective = useEffectiveRules(props);
  const { errors } = useFormState({ control: props.control, name: nameOf(props.at) });
  const wrong = Object.keys(errors.talentRequests?.[props.at]?.lotRules ?? {});
  return (
    <div className={s.fields}>
      <MainRules {...props} effective={effective} />
      <details className={s.rules} open={wrong.some((field) => !mainFields.includes(field)) || undefined}>
        <summary>{copy.more}</summary>
        <MoreRules {...props} effective={effective} />
      </details>
      <Preview rules={effective.rules} currency={props.currency} />
    </div>
  );
};

/** The fields of the bidding rules within a larger form, collapsed to one line while they have no errors. */
export const LotRulesSection = (props: Props) => {
  const { rules } = useEffectiveRules(props);
  const { errors } = useFormState({ control: props.control, name: nameOf(props.at) });
  const brief = [lookupValue(bidTypes, rules.bidTypeId ?? 0), lookupValue(bidMethods, rules.bidMethodId ?? 0)];
  return (
    <details className={s.rules} open={errors.talentRequests?.[props.at]?.lotRules !== undefined || undefined}>
      <summary>
        {copy.title}
        <span className={s.brief}>{brief.filter((text) => text !== '').join(', ')}</span>
      </summary>
      <LotRulesFields {...props} />
    </details>
  );
};
