import { Button } from '#web/ui/button/button.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { toast } from '#web/ui/over/toast.ts';
import { words } from '../../words.ts';
import { askReset } from '../account-calls.ts';
import type { PersonalSettings } from './account-query.ts';
import { useSend } from '../send.ts';

/** How a person signs in: a new password comes by mail, to the address that is theirs. */
export const SignInSection = ({ settings }: { settings: PersonalSettings }) => {
  const { pending, send } = useSend();
  const mail = () =>
    send(async () => {
      await askReset(settings.email);
      toast.success(words.passwordMailed);
    });
  return (
    <FormSection title={words.signInTitle} text={words.signInText}>
      <div>
        <Button pending={pending} onClick={() => void mail()}>
          {words.changePassword}
        </Button>
      </div>
    </FormSection>
  );
};
