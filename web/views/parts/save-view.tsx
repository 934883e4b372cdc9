import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { SavedView } from '#contract/views/shapes.ts';
import { requiredMessage } from '#contract/common/text-messages.ts';
import { Problem } from '#web/platform/api/problem.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CheckboxInput } from '#web/ui/form/choice-inputs.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { copy as common } from '#web/ui/copy.ts';
import { useViewMutations, type ViewCalls } from '#web/views/client.ts';
import { copy } from '#web/views/copy.ts';
import s from './save-view.module.css';

type Props<Query extends object> = {
  calls: ViewCalls<Query>;
  /** The page's current filters, sort order and page size. */
  query: Query;
  views: readonly SavedView<Query>[];
  /** The view that the page currently shows, if any. */
  shown: SavedView<Query> | undefined;
};

/**
 * A button with a dialog that saves the current filters as a view. A saved view can be renamed, made the default or
 * deleted.
 */
export const SaveView = <Query extends object>(props: Props<Query>) => {
  const [open, setOpen] = useState(false);
  const label = props.shown ? copy.editView : copy.saveView;
  const Icon = props.shown ? BookmarkCheck : Bookmark;
  return (
    <>
      <Button kind="quiet" size="sm" aria-haspopup="dialog" aria-label={label} onClick={() => setOpen(true)}>
        <Icon aria-hidden="true" />
        <span className={s.label}>{label}</span>
      </Button>
      {open && <ViewDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

const named = <View extends SavedView>(views: readonly View[], name: string): View | undefined =>
  views.find((view) => view.name.toLowerCase() === name.trim().toLowerCase());

const said = (trouble: Error | null): string | undefined =>
  (trouble instanceof Problem ? trouble.fields[0]?.message : undefined) ?? trouble?.message;

const ViewDialog = <Query extends object>({
  calls,
  query,
  views,
  shown,
  onClose,
}: Props<Query> & { onClose: () => void }) => {
  // The view for which the dialog was opened is kept, even if the user renames or deletes it elsewhere meanwhile.
  const [kept] = useState(shown);
  const [name, setName] = useState(kept?.name ?? '');
  const [isDefault, setDefault] = useState(kept?.isDefault ?? false);
  const [asked, setAsked] = useState(false);
  const { save: make, change, remove } = useViewMutations(calls);
  const other = named(views, name);
  const replaced = kept ? undefined : other;
  const trouble = make.error ?? change.error;
  const missing = asked && name.trim() === '' ? requiredMessage(copy.viewName) : undefined;
  const done = (text: string) => ({
    onSuccess: () => {
      toast.success(text);
      onClose();
    },
  });
  const save = (event?: SubmitEvent): void => {
    event?.preventDefault();
    setAsked(true);
    if (name.trim() === '' || make.isPending || change.isPending) return;
    const said = done(copy.viewSaved({ name: name.trim() }));
    if (kept) change.mutate({ viewId: kept.viewId, name, isDefault }, said);
    else if (replaced)
      change.mutate({ viewId: replaced.viewId, query, isDefault: isDefault || replaced.isDefault }, said);
    else make.mutate({ name, query, isDefault }, said);
  };
  const title = kept ? copy.editView : copy.saveView;
  const act = replaced ? copy.replaceView : copy.save;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          {kept && (
            <Button
              kind="stop"
              pending={remove.isPending}
              onClick={() =>
                remove.mutate(kept.viewId, {
                  ...done(copy.viewDeleted({ name: kept.name })),
                  onError: (problem) => toast.problem(problem),
                })
              }
            >
              {copy.deleteView}
            </Button>
          )}
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button kind="primary" pending={make.isPending || change.isPending} onClick={() => save()}>
            {act}
          </Button>
        </>
      }
    >
      <form className={s.form} noValidate aria-label={title} onSubmit={save}>
        {!kept && <p className={s.quiet}>{copy.viewKeeps}</p>}
        <TextInput
          label={copy.viewName}
          autoComplete="off"
          value={name}
          onChange={(text) => {
            setName(text);
            make.reset();
            change.reset();
          }}
          hint={replaced && copy.replacesView({ name: replaced.name })}
          error={missing ?? said(trouble)}
        />
        <CheckboxInput label={copy.viewFirst} value={isDefault} onChange={setDefault} />
        <button type="submit" hidden aria-label={act} />
      </form>
    </Dialog>
  );
};
