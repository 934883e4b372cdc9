import { Trash2 } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import type { PersonNote, PersonView } from '#contract/people/shapes.ts';
import { maxNoteLength } from '#contract/people/states.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { useAddNote, useDeleteNote } from '#web/people/client.ts';
import { copy } from '#web/people/copy.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { TextAreaInput } from '#web/ui/form/text-area-input.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { DateText } from '#web/ui/text/dates.tsx';
import s from './people.module.css';

/** The length of a note above which the number of characters is shown. */
const nearLimit = maxNoteLength - 300;

const errorOf = (error: Error | null): string | undefined =>
  error instanceof Problem ? (error.fields[0]?.message ?? error.message) : error?.message;

const AddNote = ({ personId }: { personId: string }) => {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const add = useAddNote();
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (text.trim() === '' || add.isPending) return;
    add.mutate(
      { personId, text },
      {
        onSuccess: () => {
          setText('');
          setAsked(false);
          toast.success(copy.noteAdded);
        },
      },
    );
  };
  const missing = isAsked && text.trim() === '' ? requiredMessage(copy.noteField) : undefined;
  return (
    <form className={s.addNote} noValidate onSubmit={save}>
      <TextAreaInput
        label={copy.noteField}
        rows={3}
        value={text}
        error={missing ?? errorOf(add.error)}
        {...(text.length > nearLimit ? { max: maxNoteLength } : {})}
        onChange={setText}
      />
      <Button type="submit" pending={add.isPending}>
        {copy.addNote}
      </Button>
    </form>
  );
};

const DeleteNote = ({ personId, note, onClose }: { personId: string; note: PersonNote; onClose: () => void }) => {
  const remove = useDeleteNote();
  return (
    <ConfirmDialog
      open
      danger
      title={copy.deleteNoteTitle}
      confirm={copy.deleteNoteConfirm}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() =>
        remove.mutate(
          { personId, noteId: note.noteId },
          {
            onSuccess: () => {
              onClose();
              toast.success(copy.noteDeleted);
            },
          },
        )
      }
      onClose={onClose}
    >
      {copy.deleteNoteText}
    </ConfirmDialog>
  );
};

/** The agency's notes about a person, latest first. */
export const Notes = ({ person }: { person: PersonView }) => {
  const { personId, notes, can } = person;
  const [deleting, setDeleting] = useState<PersonNote | null>(null);
  return (
    <Block title={copy.notes} note={copy.notesNote}>
      {can.addNote.allowed && <AddNote personId={personId} />}
      {notes.length === 0 && <p className={s.quiet}>{copy.noNotes}</p>}
      <ul className={s.notes}>
        {notes.map((note) => (
          <li key={note.noteId}>
            <p>{note.text}</p>
            <small>
              {copy.noteBy({ name: note.authorName })} <DateText value={note.created} time />
            </small>
            {note.can.delete && (
              <Button kind="quiet" size="sm" icon aria-label={copy.deleteNote} onClick={() => setDeleting(note)}>
                <Trash2 aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deleting && <DeleteNote personId={personId} note={deleting} onClose={() => setDeleting(null)} />}
    </Block>
  );
};
