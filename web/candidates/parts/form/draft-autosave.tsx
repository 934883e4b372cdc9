import { OctagonAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { cvFields } from '#contract/candidates/shapes/draft-fields.ts';
import { copy } from '#web/candidates/copy.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatTime } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { draftFieldsOf, type CandidateForm } from './form-schema.ts';
import type { DraftState, useSubmissionDraft } from './use-draft.ts';
import type { UnconfirmedCvFields } from './use-unconfirmed.ts';
import s from './candidate-form.module.css';

type Props = {
  control: Control<CandidateForm>;
  place: { talentRequestId: string; draftId: string | undefined };
  /** The values read from the CV: fields and current job. */
  fromCv: Pick<UnconfirmedCvFields, 'fields' | 'currentJob'>;
  documentId: string | undefined;
  otherDocumentIds: readonly string[];
  scheduleSave: ReturnType<typeof useSubmissionDraft>['scheduleSave'];
};

/** Passes every change to the form on to the draft. The initial values don't count as a change. */
export const DraftAutosave = ({ control, place, fromCv, documentId, otherDocumentIds, scheduleSave }: Props) => {
  const values = useWatch({ control });
  const others = otherDocumentIds.join(',');
  const { talentRequestId, draftId } = place;
  const unconfirmed = fromCv.fields.join(',');
  const { currentJob } = fromCv;
  const last = useRef('');
  useEffect(() => {
    const draft = {
      talentRequestId,
      draftId,
      fields: {
        ...draftFieldsOf(values),
        currentJob,
        unconfirmedFields: cvFields.filter((field) => unconfirmed.split(',').includes(field)),
      },
      documentId: documentId ?? null,
      otherDocumentIds: others === '' ? [] : others.split(','),
    };
    const now = JSON.stringify(draft);
    if (last.current !== '' && last.current !== now) scheduleSave(draft);
    last.current = now;
  }, [values, documentId, others, talentRequestId, draftId, unconfirmed, currentJob, scheduleSave]);
  return null;
};

/**
 * The draft's status, for example 'Draft saved 15:01', or a choice of versions if another tab has changed the draft
 * since.
 */
export const DraftStatus = ({
  state,
  onLoadOther,
  onKeepMine,
}: {
  state: DraftState;
  onLoadOther: () => void;
  onKeepMine: () => void;
}) => {
  if (state.kind === 'changed') {
    return (
      <>
        <span role="alert" className={s.problem}>
          <OctagonAlert aria-hidden="true" />
          {copy.draftChanged}
        </span>
        <Button size="sm" onClick={onLoadOther}>
          {copy.draftLoadOther}
        </Button>
        <Button size="sm" onClick={onKeepMine}>
          {copy.draftKeepMine}
        </Button>
      </>
    );
  }
  const text = {
    none: '',
    saving: copy.draftSaving,
    failed: copy.draftFailed,
    saved: state.kind === 'saved' ? copy.draftSaved({ time: formatTime(state.at, viewerZone()) }) : '',
  }[state.kind];
  return <span role="status">{text}</span>;
};
