import { useState } from 'react';
import type { RetentionSetting } from '#contract/people/shapes/retention.ts';
import { useChangeRetention } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { SettingsForm, SettingsNumberField } from '#web/ui/form/settings-form.tsx';
import s from './people.module.css';

/** A form for the number of months for which the agency keeps people's data. Only owners can change it. */
export const RetentionForm = ({ setting }: { setting: RetentionSetting }) => {
  const [months, setMonths] = useState<number | null>(setting.months);
  const change = useChangeRetention();
  const { can } = setting;
  if (!can.change.allowed)
    return (
      <div className={s.period}>
        <p>{copy.periodIs({ months: setting.months })}</p>
        {can.change.reasons.map(({ code, text, unblockBy = '' }) => (
          <p key={code} className={s.quiet}>
            {text} {unblockBy}
          </p>
        ))}
      </div>
    );
  return (
    <SettingsForm
      label={copy.period}
      lead={copy.periodText}
      change={change}
      given={{ months: months ?? 0 }}
      saved={copy.periodSaved}
    >
      <SettingsNumberField
        label={copy.periodLabel}
        unit={copy.periodUnit}
        value={months}
        onChange={setMonths}
        refused={change.error}
      />
    </SettingsForm>
  );
};
