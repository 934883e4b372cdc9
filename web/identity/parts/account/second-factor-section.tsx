import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '#contract/common/operation.ts';
import { beginSecondFactorEndpoint, readSecondFactorEndpoint } from '#contract/identity/endpoints.ts';
import type { beginSecondFactor } from '#contract/identity/operations/second-factor.ts';
import { renewToken } from '#web/platform/api/page-session.ts';
import { callApi } from '#web/platform/client.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { Badge } from '#web/ui/indicators/badge.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy } from '../../copy.ts';
import { useFormSubmit } from '../use-submit.ts';
import s from './account.module.css';
import { TurnOffSecondFactorDialog, TurnOnSecondFactorDialog } from './second-factor-dialogs.tsx';

const factorQuery = queryOptions({
  queryKey: ['identity', 'second-factor'],
  queryFn: ({ signal }) => callApi(readSecondFactorEndpoint, {}, { signal }),
});

const lastOne = [{ code: 'second-factor-required', text: copy.secondRequired, unblockBy: copy.secondRequiredBy }];

/** The settings section for turning the second factor at sign-in on and off. */
export const SecondFactorSection = () => {
  const client = useQueryClient();
  const factor = useQuery(factorQuery);
  const [open, setOpen] = useState<'off' | OutputOf<typeof beginSecondFactor>>();
  const { pending, send } = useFormSubmit();
  // The password is requested before the dialog opens, so that the two dialogs don't overlap.
  const begin = () => send(async () => setOpen(await callApi(beginSecondFactorEndpoint, {})));
  const close = (said?: string): void => {
    setOpen(undefined);
    if (said !== undefined) toast.success(said);
    void client.invalidateQueries(factorQuery);
    // Renews the session, since it records whether a required second factor has yet to be set up.
    if (said !== undefined) void renewToken().catch(() => undefined);
  };
  const { isOn = false, isRequired = false, canTurnOff = false, recoveryCodesLeft = 0 } = factor.data ?? {};
  return (
    <FormSection title={copy.secondTitle} text={copy.secondText}>
      {hasFailedToLoad(factor) ? (
        <ErrorState inline title={copy.secondFailed} onRetry={() => void factor.refetch()} />
      ) : factor.data ? (
        <div className={s.factor}>
          <div>
            <Badge tone={isOn ? 'good' : 'plain'}>{isOn ? copy.secondOn : copy.secondOff}</Badge>
            <small>{isOn ? copy.secondLeft({ count: recoveryCodesLeft }) : copy.secondOffText}</small>
            {isRequired && (canTurnOff || !isOn) && <small>{copy.secondRequired}</small>}
          </div>
          <Button
            pending={pending}
            off={isOn && !canTurnOff ? lastOne : undefined}
            onClick={() => (isOn ? setOpen('off') : void begin())}
          >
            {isOn ? copy.secondTurnOff : copy.secondTurnOn}
          </Button>
        </div>
      ) : (
        <SkeletonText lines={2} />
      )}
      {open === 'off' && <TurnOffSecondFactorDialog onClose={close} />}
      {open !== undefined && open !== 'off' && <TurnOnSecondFactorDialog begun={open} onClose={close} />}
    </FormSection>
  );
};
