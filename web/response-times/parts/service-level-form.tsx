import { useState } from 'react';
import { useChangeServiceLevel } from '#web/response-times/client.ts';
import { copy } from '#web/response-times/copy.ts';
import { SettingsForm, SettingsNumberField } from '#web/ui/form/settings-form.tsx';

/** A form for the number of working days within which the client promises to answer. */
export const ServiceLevelForm = ({ serviceLevelDays }: { serviceLevelDays: number }) => {
  const [days, setDays] = useState<number | null>(serviceLevelDays);
  const change = useChangeServiceLevel();
  return (
    <SettingsForm label={copy.level} lead={copy.levelText} change={change} given={days ?? 0} saved={copy.saved}>
      <SettingsNumberField
        label={copy.levelLabel}
        unit={copy.levelUnit}
        value={days}
        onChange={setDays}
        refused={change.error}
      />
    </SettingsForm>
  );
};
