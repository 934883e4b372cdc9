import { FormSection } from '#web/ui/form/sections.tsx';
import { SwitchInput } from '#web/ui/form/switch-input.tsx';
import { toast } from '#web/ui/over/toast.ts';
import { words } from '../../words.ts';
import { useSwitch, type PersonalSettings } from './account-query.ts';
import s from './account.module.css';

const subjects = ['applications', 'clarifications', 'bidding', 'fulfillment'] as const;

/** What a person is told of; each switch is saved at once, and stands back where that failed. */
export const ToldSection = ({ settings }: { settings: PersonalSettings }) => {
  const turn = useSwitch();
  return (
    <FormSection title={words.told} text={words.toldText}>
      <div className={s.switches}>
        {subjects.map((subject) => (
          <SwitchInput
            key={subject}
            label={words[subject]}
            value={turn.isPending ? (turn.variables[subject] ?? settings[subject]) : settings[subject]}
            onChange={(on) =>
              turn.mutate(
                { [subject]: on },
                {
                  onSuccess: () => void toast.success(words.personalSaved),
                  onError: (error) => void toast.problem(error),
                },
              )
            }
          />
        ))}
      </div>
    </FormSection>
  );
};
