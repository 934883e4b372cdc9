import { lazy, Suspense, useState } from 'react';
import type { Right } from '#contract/common/refusal.ts';
import { prequalificationCellName } from '#contract/prequalification/rules.ts';
import { copy } from './request-copy.ts';
import { Button } from '#web/ui/button/button.tsx';

const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestPrequalificationDialog,
}));

type Props = {
  clientId: string;
  clientName: string;
  recruitmentTypeId: number;
  roleCategoryId: number;
  /** Whether the user may request this prequalification, as decided by the server. */
  can: { request: Right };
  size?: 'sm';
};

/**
 * The button to request prequalification for a recruitment type and role category. It opens the form, or is disabled
 * with a reason.
 */
export const RequestPrequalificationButton = ({ can, size, clientName, ...key }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        {...(size
          ? { size, 'aria-label': copy.requestNamed({ kind: prequalificationCellName(key), client: clientName }) }
          : {})}
        off={can.request}
        onClick={() => setOpen(true)}
      >
        {size ? copy.request : copy.requestLong}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <RequestDialog of={key} clientName={clientName} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
