import { useState } from 'react';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import { candidateName } from '#contract/candidates/rules.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { importCopy } from './import-copy.ts';
import s from './import.module.css';

type Props = {
  chosen: readonly ImportedCv[];
  clientName: string;
  requiresConsent: boolean;
  /** Whether the candidates are asked for consent by email and submitted only once they agree. */
  asksConsent: boolean;
  onSubmit: (confirmsConsent: boolean) => void;
  onClose: () => void;
};

/** A dialog that shows the chosen candidates' details once more and asks for confirmation before submitting them. */
export const SubmitImportsDialog = ({ chosen, clientName, requiresConsent, asksConsent, onSubmit, onClose }: Props) => {
  const [consents, setConsents] = useState(false);
  const [asked, setAsked] = useState(false);
  const go = (): void => {
    setAsked(true);
    if (consents || !requiresConsent) onSubmit(consents);
  };
  return (
    <Dialog
      open
      size="md"
      title={
        asksConsent
          ? importCopy.askTitle({ count: chosen.length })
          : importCopy.submitTitle({ count: chosen.length, client: clientName })
      }
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{uiCopy.cancel}</Button>
          <Button kind="primary" onClick={go}>
            {asksConsent ? importCopy.confirmAsk : importCopy.confirmSubmit}
          </Button>
        </>
      }
    >
      <div className={s.confirm}>
        <p>{asksConsent ? importCopy.askText({ client: clientName }) : importCopy.submitText}</p>
        <ul className={s.people}>
          {chosen.map((one) => (
            <li key={one.draftId}>
              <b>{candidateName(one.fields)}</b>
              <span>
                {[
                  one.fields.currentJob,
                  one.fields.emailAddress,
                  one.fields.contactNumber,
                  one.fields.linkedIn,
                  one.fields.location,
                ]
                  .filter((text) => text !== '')
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ul>
        {requiresConsent && (
          <CheckboxInput
            label={importCopy.consent({ client: clientName })}
            value={consents}
            onChange={setConsents}
            error={asked && !consents ? importCopy.consentNeeded : undefined}
          />
        )}
      </div>
    </Dialog>
  );
};
