import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listPasskeysEndpoint } from '#contract/identity/endpoints/passkeys.ts';
import { maxPasskeys } from '#contract/identity/rules.ts';
import { callApi } from '#web/platform/client.ts';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ErrorState } from '#web/ui/states/states.tsx';
import { SkeletonText } from '#web/ui/states/skeleton.tsx';
import { FormSection } from '#web/ui/form/sections.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { copy } from '../../copy.ts';
import { supportsPasskeys } from '../passkeys.ts';
import s from './account.module.css';
import { AddPasskeyDialog, RemovePasskeyDialog } from './passkey-dialogs.tsx';

const passkeysQuery = queryOptions({
  queryKey: ['identity', 'passkeys'],
  queryFn: ({ signal }) => callApi(listPasskeysEndpoint, {}, { signal }),
});

const unknown = [{ code: 'browser-without-passkeys', text: copy.passkeysUnknown }];
const full = [{ code: 'passkeys-full', text: copy.passkeysFull, unblockBy: copy.passkeysFullBy }];

/**
 * The user's passkeys, with the times when each was created and last used. Adding or removing a passkey requires the
 * password.
 */
export const PasskeysSection = ({ email }: { email: string }) => {
  const client = useQueryClient();
  const passkeys = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<{ passkeyId: string; name: string }>();
  const close = (said?: string): void => {
    setAdding(false);
    setRemoving(undefined);
    if (said !== undefined) toast.success(said);
    void client.invalidateQueries(passkeysQuery);
  };
  const list = passkeys.data ?? [];
  return (
    <FormSection title={copy.passkeysTitle} text={copy.passkeysText}>
      {hasFailedToLoad(passkeys) ? (
        <ErrorState inline title={copy.passkeysFailed} onRetry={() => void passkeys.refetch()} />
      ) : passkeys.data ? (
        <div className={s.keys}>
          {list.length === 0 && <p>{copy.passkeysNone}</p>}
          {list.length > 0 && (
            <ul className={s.sessions} aria-label={copy.passkeysTitle}>
              {list.map(({ passkeyId, name, createdAt, lastUsedAt }) => (
                <li key={passkeyId}>
                  <div>
                    <b>{name}</b>
                    <small>
                      {copy.passkeyMade} <DateText value={createdAt} />,{' '}
                      {lastUsedAt === null ? (
                        copy.passkeyUnused
                      ) : (
                        <>
                          {copy.passkeyUsed} <DateText value={lastUsedAt} time />
                        </>
                      )}
                    </small>
                  </div>
                  <Button
                    size="sm"
                    aria-label={copy.passkeyRemoveOf({ name })}
                    onClick={() => setRemoving({ passkeyId, name })}
                  >
                    {copy.passkeyRemove}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <Button
            off={supportsPasskeys() ? (list.length >= maxPasskeys ? full : undefined) : unknown}
            onClick={() => setAdding(true)}
          >
            {copy.passkeyAdd}
          </Button>
        </div>
      ) : (
        <SkeletonText lines={2} />
      )}
      {isAdding && <AddPasskeyDialog email={email} onClose={close} />}
      {removing && <RemovePasskeyDialog email={email} passkey={removing} onClose={close} />}
    </FormSection>
  );
};
