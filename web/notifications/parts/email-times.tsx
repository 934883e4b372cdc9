import { useState, type SyntheticEvent } from 'react';
import type { OutputOf } from '#contract/common/operation.ts';
import type { readEmailPreference } from '#contract/notifications/operations/settings.ts';
import { useChangeEmailPreference } from '#web/notifications/client.ts';
import { copy } from '#web/notifications/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ComboInput } from '#web/ui/form/combo/combo-input.tsx';
import { NumberInput } from '#web/ui/form/number-input.tsx';
import type { Option } from '#web/ui/form/option.ts';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { SwitchInput } from '#web/ui/form/switch-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { emailScheduleSentence } from './email-schedule-sentence.ts';
import s from './notifications.module.css';

type Preference = OutputOf<typeof readEmailPreference>;

const halfHours = Array.from(
  { length: 48 },
  (_, at) => `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`,
);
const usual = { from: '20:00', to: '07:00' };

/** Returns the options for a time of day: every half hour and, if it is none of these, the current setting. */
const timesWith = (time: string): readonly Option[] =>
  [...new Set([...halfHours, time])].toSorted().map((one) => ({ id: one, label: one }));

const zonesWith = (zone: string): readonly Option[] =>
  [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])]
    .toSorted()
    .map((one) => ({ id: one, label: one.replaceAll('_', ' ') }));

/**
 * The settings for when emails are sent: quiet hours with their time zone and the maximum per day, with a description
 * of the effect.
 */
export const EmailTimes = ({ preference }: { preference: Preference }) => {
  const [isQuiet, setQuiet] = useState(preference.quietFrom !== null);
  const [from, setFrom] = useState(preference.quietFrom ?? usual.from);
  const [to, setTo] = useState(preference.quietTo ?? usual.to);
  const [zone, setZone] = useState(preference.timeZone);
  const [perDay, setPerDay] = useState<number | null>(preference.mailsPerDay);
  const change = useChangeEmailPreference();
  const fields = change.error instanceof Problem ? change.error.fields : [];
  const errorOf = (field: string): string | undefined => fields.find((one) => one.field === field)?.message;
  const save = (event: SyntheticEvent): void => {
    event.preventDefault();
    const sent = {
      quietFrom: isQuiet ? from : null,
      quietTo: isQuiet ? to : null,
      timeZone: zone,
      // Without a value the setting would stay unchanged, so 0 is sent, which the server reports as an error.
      mailsPerDay: perDay ?? 0,
    };
    change.mutate(sent, {
      onSuccess: () => toast.success(copy.saved),
      onError: (error) => {
        if (!(error instanceof Problem) || error.fields.length === 0) toast.problem(error);
      },
    });
  };
  const will = emailScheduleSentence({
    ...preference,
    quietFrom: isQuiet ? from : null,
    quietTo: isQuiet ? to : null,
    mailsPerDay: perDay ?? preference.mailsPerDay,
  });
  return (
    <form className={s.form} noValidate aria-label={copy.times} onSubmit={save}>
      <SwitchInput label={copy.quiet} value={isQuiet} onChange={setQuiet} />
      <FieldGrid>
        {isQuiet && (
          <>
            <SelectInput
              label={copy.quietFrom}
              options={timesWith(from)}
              value={from}
              onChange={(time) => setFrom(String(time) || usual.from)}
              error={errorOf('quietFrom')}
            />
            <SelectInput
              label={copy.quietTo}
              options={timesWith(to)}
              value={to}
              onChange={(time) => setTo(String(time) || usual.to)}
              error={errorOf('quietTo')}
            />
          </>
        )}
        <ComboInput
          label={copy.timeZone}
          options={zonesWith(preference.timeZone)}
          value={zone}
          onChange={(id) => setZone(String(id))}
          error={errorOf('timeZone')}
        />
        <NumberInput
          label={copy.mailsPerDay}
          unit={copy.mailsPerDayUnit}
          value={perDay}
          onChange={setPerDay}
          error={errorOf('mailsPerDay')}
        />
      </FieldGrid>
      <p className={s.will} role="status">
        {will}
      </p>
      <div>
        <Button kind="primary" type="submit" pending={change.isPending}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
};
