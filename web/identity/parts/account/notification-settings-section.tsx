import { notificationCategoriesOf } from '#contract/notifications/states.ts';
import { useSession, type Session } from '#web/platform/session.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { SwitchInput } from '#web/ui/form/switch-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy } from '../../copy.ts';
import { useSaveTopicSwitch, type PersonalSettings } from './account-query.ts';
import s from './account.module.css';

/** Whether the user may open the notification settings page, which has the same switches. */
const hasSettingsPage = ({ tenant, permissions }: Session): boolean =>
  tenant.side === 'client' ||
  (tenant.side === 'agency' &&
    tenant.verifiedStatus === 'approved' &&
    permissions.includes('Notification=View / Filter / Action'));

/** The notification settings: a link to the settings page, or the switches for users without access to that page. */
export const NotificationSettingsSection = ({ settings }: { settings: PersonalSettings }) =>
  hasSettingsPage(useSession()) ? (
    <FormSection title={copy.told} text={copy.toldElsewhere}>
      <div>
        <LinkButton to="/activitystream/settings">{copy.toldOpen}</LinkButton>
      </div>
    </FormSection>
  ) : (
    <ToldSwitches settings={settings} />
  );

/** The switches for notification topics. Each change is saved at once, and reverted if saving fails. */
const ToldSwitches = ({ settings }: { settings: PersonalSettings }) => {
  const turn = useSaveTopicSwitch();
  const categories = notificationCategoriesOf(useSession().tenant.side);
  if (categories.length === 0) return null;
  return (
    <FormSection title={copy.told} text={copy.toldText}>
      <div className={s.switches}>
        {categories.map((category) => (
          <SwitchInput
            key={category}
            label={copy[category]}
            value={turn.isPending ? (turn.variables[category] ?? settings[category]) : settings[category]}
            onChange={(on) =>
              turn.mutate(
                { [category]: on },
                {
                  onSuccess: () => void toast.success(copy.personalSaved),
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
