import { useState } from 'react';
import { externalSignInName } from '#web/platform/external-sign-in-name.ts';
import { useChangeSecurity, type SecondFactorRequirements } from '#web/team/client.ts';
import { copy } from '#web/team/copy.ts';
import { DisabledReason } from '#web/ui/button/disabled-reason.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { SettingsForm } from '#web/ui/form/settings-form.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import s from '../team.module.css';

type Role = SecondFactorRequirements['roles'][number];
type Outcome = { onSuccess: () => void; onError: (problem: Error) => void };

const hintOf = ({ userCount, missingCount }: Role): string =>
  copy.secondFactorUsers({ count: userCount, missing: missingCount });

/**
 * The form that sets which roles require a second factor. The owner can change it, and other user managers can view it.
 */
export const SecondFactorForm = ({ security }: { security: SecondFactorRequirements }) => {
  const { roles, can } = security;
  /**
   * The roles whose setting the owner has changed. Only these are saved, so that owners who save at the same time don't
   * undo each other's changes.
   */
  const [changed, setChanged] = useState<readonly string[]>([]);
  const change = useChangeSecurity();
  const saving = {
    isPending: change.isPending,
    mutate: (given: Parameters<typeof change.mutate>[0], { onSuccess, onError }: Outcome): void =>
      change.mutate(given, {
        onSuccess: () => {
          setChanged([]);
          onSuccess();
        },
        onError,
      }),
  };
  if (!can.change.allowed)
    return (
      <div className={s.form}>
        {externalSignInName() === null && (
          <>
            <p>{copy.secondFactorText}</p>
            <Facts
              facts={roles.map((role) => [
                role.name,
                `${role.isRequired ? copy.secondFactorRequired : copy.secondFactorOptional} · ${hintOf(role)}`,
              ])}
            />
          </>
        )}
        <DisabledReason reasons={can.change.reasons} />
      </div>
    );
  return (
    <SettingsForm
      label={copy.secondFactor}
      lead={copy.secondFactorText}
      change={saving}
      given={{
        require: roles.flatMap(({ key, isRequired }) => (!isRequired && changed.includes(key) ? [key] : [])),
        release: roles.flatMap(({ key, isRequired }) => (isRequired && changed.includes(key) ? [key] : [])),
      }}
      saved={copy.secondFactorSaved}
    >
      <div role="group" aria-label={copy.secondFactorRoles} className={s.roles}>
        {roles.map((role) => (
          <CheckboxInput
            key={role.key}
            label={role.name}
            hint={hintOf(role)}
            value={changed.includes(role.key) !== role.isRequired}
            onChange={() =>
              setChanged(
                changed.includes(role.key) ? changed.filter((key) => key !== role.key) : [...changed, role.key],
              )
            }
          />
        ))}
      </div>
    </SettingsForm>
  );
};
