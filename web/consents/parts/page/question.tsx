import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { ConsentPage } from '#contract/consents/shapes.ts';
import { useAnswerConsent } from '#web/consents/client.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CorrectDetails } from './correct-details.tsx';
import {
  changedCorrections,
  correctableFields,
  toCorrections,
  correctionsSchema,
  type Corrections,
} from './corrections.ts';
import { pageCopy } from './page-copy.ts';
import { ConsentTerms, PositionDetails, SharedDetails } from './shared-details.tsx';
import s from './consent-page.module.css';

type Props = {
  page: ConsentPage;
  token: string;
  /** Called when the page is out of date, to load it again. */
  onStale: (isChanged: boolean) => void;
};

const noteMax = 1000;

/** The question to the candidate, with everything they are asked to agree to. */
export const ConsentQuestion = ({ page, token, onStale }: Props) => {
  const { agencyName: agency, clientName: client } = page;
  const answer = useAnswerConsent(token);
  const [isCorrecting, setCorrecting] = useState(false);
  const [isRefusing, setRefusing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useForm<Corrections>({
    resolver: standardSchemaResolver(correctionsSchema),
    // Keeps the candidate's input if the agency changes the request.
    values: toCorrections(page),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;

  const showProblem = (error: Error): void => {
    const code = error instanceof Problem ? error.code : '';
    if (code === 'page-changed') return onStale(true);
    const faults = error instanceof Problem ? error.fields : [];
    const known = correctableFields.flatMap((name) => {
      const message = faults.find(({ field }) => field === name || field === `corrections.${name}`)?.message;
      return message === undefined ? [] : [{ name, message }];
    });
    for (const [at, { name, message }] of known.entries())
      form.setError(name, { type: 'server', message }, { shouldFocus: at === 0 });
    if (known.length === 0) toast.problem(error);
    if (code === 'not-answerable' || code === 'link-unknown') onStale(false);
  };

  const agree = (written: Corrections): void => {
    const corrections = isCorrecting ? changedCorrections(toCorrections(page), written) : {};
    answer.mutate({ agrees: true, shownHash: page.shownHash, corrections }, { onError: showProblem });
  };
  const refuse = (note: string): void =>
    answer.mutate(
      { agrees: false, shownHash: page.shownHash, note },
      {
        onError: (error) => {
          setRefusing(false);
          showProblem(error);
        },
      },
    );
  const discard = (): void => {
    form.reset(toCorrections(page));
    setCorrecting(false);
    // Focuses the button, which reappears in place of the fields.
    requestAnimationFrame(() => opener.current?.focus());
  };

  return (
    <form
      noValidate
      aria-label={pageCopy.title}
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit(agree)();
      }}
    >
      <PositionDetails page={page}>{formatDateTime(page.expiresAt, viewerZone())}</PositionDetails>
      <SharedDetails
        page={page}
        token={token}
        title={pageCopy.shared({ client })}
        corrections={
          isCorrecting ? (
            <CorrectDetails control={form.control} askedByName={page.askedByName} onDiscard={discard} />
          ) : (
            <Button
              ref={opener}
              size="sm"
              className={s.opener}
              onClick={() => {
                setCorrecting(true);
                requestAnimationFrame(() => form.setFocus('firstName'));
              }}
            >
              {pageCopy.correct}
            </Button>
          )
        }
      />
      <ConsentTerms page={page} title={pageCopy.terms} />
      <div className={s.answer}>
        <Button kind="primary" size="lg" type="submit" pending={answer.isPending && !isRefusing}>
          {isCorrecting && isDirty ? pageCopy.agreeCorrected : pageCopy.agree}
        </Button>
        <Button size="lg" onClick={() => setRefusing(true)}>
          {pageCopy.refuse}
        </Button>
        <p>{pageCopy.changeLater}</p>
        {Object.keys(errors).length > 0 && (
          <p role="alert" className={s.fault}>
            {pageCopy.checkFields}
          </p>
        )}
      </div>
      <ConfirmDialog
        open={isRefusing}
        title={pageCopy.refuseTitle}
        confirm={pageCopy.refuseConfirm}
        reason={{ label: pageCopy.message({ agency }), optional: true, max: noteMax }}
        pending={answer.isPending}
        onConfirm={refuse}
        onClose={() => setRefusing(false)}
      >
        {pageCopy.refuseText({ agency, client })}
      </ConfirmDialog>
    </form>
  );
};
