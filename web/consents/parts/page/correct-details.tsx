import type { Control } from 'react-hook-form';
import { pageCopy } from '#web/consents/parts/page/page-copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FieldGrid } from '#web/ui/form/sections.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { correctionLabels, type Corrections } from './corrections.ts';
import s from './consent-page.module.css';

type Props = { control: Control<Corrections>; askedByName: string; onDiscard: () => void };

/** The fields in which the candidate corrects their details. Corrections are sent with the agreement. */
export const CorrectDetails = ({ control, askedByName, onDiscard }: Props) => (
  <fieldset className={s.correct}>
    <legend>{pageCopy.correctTitle}</legend>
    <p>{pageCopy.correctText({ name: askedByName })}</p>
    <FieldGrid>
      <TextField control={control} name="firstName" label={correctionLabels.firstName} autoComplete="given-name" />
      <TextField control={control} name="lastName" label={correctionLabels.lastName} autoComplete="family-name" />
      <TextField
        control={control}
        name="contactNumber"
        label={correctionLabels.contactNumber}
        type="tel"
        autoComplete="tel"
        optional
      />
      <TextField control={control} name="location" label={correctionLabels.location} optional />
      <TextField control={control} name="linkedIn" label={correctionLabels.linkedIn} optional full />
    </FieldGrid>
    <div>
      <Button size="sm" onClick={onDiscard}>
        {pageCopy.keepAsIs}
      </Button>
    </div>
  </fieldset>
);
