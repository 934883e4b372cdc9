import { lazy, Suspense, useState } from 'react';
import { visibleLength } from '#contract/common/text/rich-text.ts';
import { tooLongMessage } from '#contract/common/text-messages.ts';
import { stashPending, peekPending, takePending } from '#web/platform/pending-writes.ts';
import { useChangedSinceOpened } from '#web/platform/live/remote-changes.ts';
import { useSaveBiography, type Biography } from '#web/profile/client.ts';
import { biographyCopy as words, copy as profileWords } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import f from '#web/ui/form/form.module.css';
import { FieldFrame } from '#web/ui/form/field-frame.tsx';
import { FormSection, SaveBar } from '#web/ui/form/sections.tsx';
import { Banner } from '#web/ui/layout/banner.tsx';
import { EditConflict } from '#web/ui/layout/edit-conflict.tsx';
import { UnsavedNotice } from '#web/ui/layout/unsaved-notice.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import { copy as uiWords } from '#web/ui/copy.ts';
import l from '../layout.module.css';
import s from './rich-text.module.css';

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

/** The session storage key for unsaved text. */
const unsaved = 'biography';
const textLeft = (): string | null => {
  const left = peekPending(unsaved);
  return typeof left === 'string' ? left : null;
};

/** The editor for the agency's description. It counts the visible characters and cuts nothing off. */
export const BiographyForm = ({ given }: { given: Biography }) => {
  const { max } = given;
  const { opened, hasChanged, savedAs } = useChangedSinceOpened(given, ({ updatedWhen }) => updatedWhen);
  const [left, setLeft] = useState(textLeft);
  const [html, setHtml] = useState(left ?? opened.biography);
  /** The React key of the editor. A new key restarts the editor, which otherwise keeps its own text. */
  const [edition, setEdition] = useState(0);
  const save = useSaveBiography();
  const length = visibleLength(html);
  const isTooLong = length > max;
  const write = (text: string): void => {
    setHtml(text);
    stashPending(unsaved, text);
  };
  const forget = (): void => {
    takePending(unsaved);
    setLeft(null);
  };
  const send = (): void => {
    if (isTooLong) return;
    save.mutate(html, {
      onSuccess: ({ updatedWhen }) => {
        savedAs(updatedWhen);
        forget();
        toast.success(words.saved);
      },
    });
  };
  const cancel = (): void => {
    forget();
    setHtml(given.biography);
    setEdition((before) => before + 1);
  };
  return (
    <form
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {hasChanged && !save.isPending && <EditConflict />}
      {left !== null && <UnsavedNotice onDiscard={cancel} />}
      {save.isError && <Banner tone="bad">{save.error.message}</Banner>}
      <FormSection title={words.about} text={words.aboutText}>
        <FieldFrame
          group
          label={words.title}
          hint={words.hint}
          error={isTooLong ? tooLongMessage(words.title, max) : undefined}
          count={
            <span className={cx(f.hint, s.count, isTooLong && s.over)} role="status">
              {uiWords.count({ count: length, max })}
            </span>
          }
        >
          {(ties) => (
            <Suspense fallback={<div className={cx(s.editor, s.waiting)} />}>
              <RichTextEditor key={edition} ties={ties} value={html} onChange={write} />
            </Suspense>
          )}
        </FieldFrame>
      </FormSection>
      <SaveBar>
        <Button kind="primary" type="submit" pending={save.isPending}>
          {profileWords.save}
        </Button>
        <Button onClick={cancel}>{profileWords.cancel}</Button>
        {given.updatedWhen !== null && (
          <p className={l.push}>
            {profileWords.saved} <DateText value={given.updatedWhen} time />
          </p>
        )}
      </SaveBar>
    </form>
  );
};
