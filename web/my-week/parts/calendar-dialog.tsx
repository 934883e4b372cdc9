import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { CalendarAddress } from '#contract/my-week/shapes.ts';
import { calendarAddressQuery, useIssueCalendarAddress, useRevokeCalendarAddress } from '#web/my-week/client.ts';
import { copy } from '#web/my-week/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CopyButton } from '#web/ui/button/copy-button.tsx';
import { buttonClass } from '#web/ui/button/button-style.ts';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { copy as common } from '#web/ui/copy.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import s from './dialogs.module.css';

const onError = (error: unknown): void => void toast.problem(error);

const Address = ({ address }: { address: CalendarAddress }) => {
  const whole = new URL(address.path, window.location.origin).href;
  return (
    <>
      <TextInput
        label={copy.address}
        hint={
          address.readAt === null
            ? copy.addressUnread
            : copy.addressRead({ when: formatDateTime(address.readAt, viewerZone()) })
        }
        value={whole}
        onChange={() => undefined}
      />
      <div className={s.actions}>
        <CopyButton text={whole} copied={copy.addressCopied}>
          {copy.copyAddress}
        </CopyButton>
        {/* Calendar apps register for this scheme. */}
        <a className={buttonClass({})} href={whole.replace(/^https?:/, 'webcal:')}>
          {copy.openInApp}
        </a>
      </div>
    </>
  );
};

const CalendarDialog = ({ onClose }: { onClose: () => void }) => {
  const { data, error } = useQuery(calendarAddressQuery);
  const address = data?.address;
  const issue = useIssueCalendarAddress();
  const revoke = useRevokeCalendarAddress();
  return (
    <Dialog
      open
      title={copy.calendarTitle}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common.close}</Button>
          {address === null && (
            <Button kind="primary" pending={issue.isPending} onClick={() => issue.mutate(undefined, { onError })}>
              {copy.createAddress}
            </Button>
          )}
        </>
      }
    >
      <p className={s.text}>{copy.calendarAbout}</p>
      <p className={s.text}>{copy.calendarPrivacy}</p>
      {error !== null && <p role="alert">{error instanceof Problem ? error.message : copy.addressFailed}</p>}
      {address && (
        <div className={s.fields}>
          <Address address={address} />
          <div className={s.actions}>
            <p className={s.note}>{copy.replaceAddressText}</p>
            <Button
              pending={issue.isPending}
              onClick={() => issue.mutate(undefined, { onError, onSuccess: () => toast.success(copy.addressReplaced) })}
            >
              {copy.replaceAddress}
            </Button>
            <Button
              kind="stop"
              pending={revoke.isPending}
              onClick={() => revoke.mutate(undefined, { onError, onSuccess: () => toast.success(copy.addressRevoked) })}
            >
              {copy.revokeAddress}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
};

/** The button that opens the private address from which calendar apps load the week's deadlines. */
export const CalendarButton = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CalendarDays aria-hidden="true" />
        {copy.calendarTitle}
      </Button>
      {isOpen && <CalendarDialog onClose={() => setOpen(false)} />}
    </>
  );
};
