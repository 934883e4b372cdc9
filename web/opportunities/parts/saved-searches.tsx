import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { InputOf } from '#contract/common/operation.ts';
import {
  changeSavedSearchEndpoint,
  deleteSavedSearchEndpoint,
  saveSearchEndpoint,
} from '#contract/opportunities/endpoints/saved-searches.ts';
import type { saveSearch } from '#contract/opportunities/operations/saved-searches.ts';
import { savedSearchesQuery } from '#web/opportunities/client.ts';
import { copy } from '#web/opportunities/copy.ts';
import { callApi } from '#web/platform/client.ts';
import { Button } from '#web/ui/button/button.tsx';
import { SwitchInput } from '#web/ui/form/switch-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { toSearchFilters, toOpportunitiesSearch, type OpportunitiesSearch } from './search.ts';
import s from './found.module.css';

/**
 * The user's saved searches, which can be opened or deleted, and whose alerts can be turned on or off. The current
 * search can be added to them.
 */
export const SavedSearches = ({ search }: { search: OpportunitiesSearch }) => {
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden="true" /> {copy.savedSearches}
      </Button>
      <Dialog
        open={open}
        title={copy.savedSearches}
        onClose={close}
        footer={<Button onClick={close}>{copy.close}</Button>}
      >
        <SaveForm search={search} />
        <SavedList onOpen={close} />
      </Dialog>
    </>
  );
};

/** Creates a mutation that shows errors, and refetches the list whether or not the call succeeds. */
const useChange = <Input, Output>(send: (input: Input) => Promise<Output>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onError: toast.problem,
    onSettled: () => queries.invalidateQueries({ queryKey: savedSearchesQuery().queryKey }),
  });
};

const SaveForm = ({ search }: { search: OpportunitiesSearch }) => {
  const [name, setName] = useState('');
  const [alerts, setAlerts] = useState(true);
  const save = useChange((input: Pick<InputOf<typeof saveSearch>, 'name' | 'alerts'>) =>
    callApi(saveSearchEndpoint, { ...input, filters: toSearchFilters(search) }),
  );
  return (
    <form
      className={s.save}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { name, alerts },
          {
            onSuccess: () => {
              setName('');
              toast.success(copy.searchSaved);
            },
          },
        );
      }}
    >
      <TextInput label={copy.searchName} value={name} onChange={setName} />
      <SwitchInput label={copy.tellMe} value={alerts} onChange={setAlerts} />
      <Button type="submit" kind="primary" pending={save.isPending}>
        {copy.saveSearch}
      </Button>
    </form>
  );
};

const SavedList = ({ onOpen }: { onOpen: () => void }) => {
  const list = useQuery(savedSearchesQuery()).data;
  const change = useChange((input: { savedSearchId: string; alerts: boolean }) =>
    callApi(changeSavedSearchEndpoint, input),
  );
  const remove = useChange((savedSearchId: string) => callApi(deleteSavedSearchEndpoint, { savedSearchId }));
  if (list?.length === 0) return <p className={s.none}>{copy.noneSaved}</p>;
  return (
    <ul className={s.saved} aria-label={copy.savedSearches}>
      {list?.map(({ savedSearchId, name, filters, alerts }) => (
        <li key={savedSearchId}>
          <Link to="/opportunities" search={toOpportunitiesSearch(filters)} onClick={onOpen}>
            {name}
          </Link>
          <SwitchInput
            small
            label={copy.tellMeOf({ name })}
            value={alerts}
            onChange={(on) => change.mutate({ savedSearchId, alerts: on })}
          />
          <Button
            kind="quiet"
            size="sm"
            icon
            aria-label={copy.forgetSearch({ name })}
            onClick={() => remove.mutate(savedSearchId)}
          >
            <Trash2 aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
};
