import { useEffect, useRef } from 'react';
import { importCopy } from '#web/candidates/parts/import/import-copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import type { UnconfirmedCvFields } from './use-unconfirmed.ts';
import s from './candidate-form.module.css';

/**
 * A notice that states how many fields were read from the CV, with a button that confirms them. Submitting with
 * unconfirmed fields scrolls to this notice.
 */
export const UnconfirmedNotice = ({
  fromCv,
}: {
  fromCv: Pick<UnconfirmedCvFields<string>, 'fields' | 'isAsking' | 'confirm' | 'currentJob'>;
}) => {
  const { fields, isAsking, confirm, currentJob } = fromCv;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsking) notice.current?.querySelector('button')?.focus();
  }, [isAsking]);
  const job = currentJob === '' ? null : <p className={s.job}>{importCopy.currentJob({ job: currentJob })}</p>;
  if (fields.length === 0) return job;
  return (
    <div ref={notice} className={s.fromCv}>
      <Banner
        tone={isAsking ? 'warn' : 'info'}
        title={isAsking ? importCopy.checkDetails : importCopy.readFromCv}
        action={
          <Button size="sm" onClick={confirm}>
            {importCopy.confirmThese}
          </Button>
        }
      >
        {importCopy.readFromCvText({ count: fields.length })}
      </Banner>
      {job}
    </div>
  );
};
