import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Building2, Compass, Handshake, Layers, Search, UserRound, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { KeyboardEvent } from 'react';
import { formatReference } from '#contract/palette/rules.ts';
import type { PaletteResult } from '#contract/palette/shapes.ts';
import type { PaletteResultKind } from '#contract/palette/states.ts';
import { paletteResultsQuery, recentRecordsQuery } from '#web/palette/client.ts';
import { copy } from '#web/palette/copy.ts';
import { useDebounced } from '#web/platform/debounce.ts';
import { formatPaddedNumber } from '#web/platform/formats.ts';
import { useSession } from '#web/platform/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { stepIndex } from '#web/ui/form/combo/combo-steps.ts';
import { Dialog } from '#web/ui/overlay/dialog.tsx';
import { LiveRegion } from '#web/ui/text/live-region.tsx';
import { findCommands, type Command } from './command.ts';
import { readRecentRecords } from './recent.ts';
import s from './palette.module.css';

type Entry = {
  id: string;
  label: string;
  number?: string | undefined;
  note?: string | undefined;
  icon: LucideIcon;
  run: () => void;
};
type Group = { id: string; label: string; entries: readonly Entry[] };

const icons: Record<PaletteResultKind, LucideIcon> = {
  engagement: Layers,
  opportunity: Compass,
  candidate: UserRound,
  client: Handshake,
  agency: Building2,
};

const kindWords = (): Record<PaletteResultKind, string> => ({
  engagement: copy.engagements,
  opportunity: copy.opportunities,
  candidate: copy.candidates,
  client: copy.clients,
  agency: copy.agencies,
});

/** Opens the page of a record. */
const useOpen = () => {
  const { navigate } = useRouter();
  const { side } = useSession().tenant;
  return useCallback(
    ({ kind, id, engagementId }: PaletteResult): void => {
      if (side === 'agency') {
        if (kind === 'engagement') void navigate({ to: '/engagement/$engagementId', params: { engagementId: id } });
        else if (kind === 'opportunity')
          void navigate({ to: '/opportunities/$engagementId', params: { engagementId: id } });
        else if (kind === 'candidate') void navigate({ to: '/candidates/viewer', search: { candidateId: id } });
        else void navigate({ to: '/clients/$clientId', params: { clientId: id } });
      } else if (side === 'provider') void navigate({ to: '/provider/agencies/$tenantId', params: { tenantId: id } });
      else if (kind === 'engagement')
        void navigate({ to: '/employer/engagements/$engagementId', params: { engagementId: id } });
      else if (kind === 'candidate')
        void navigate({ to: '/employer/candidates/$candidateId', params: { candidateId: id } });
      else if (engagementId !== null)
        void navigate({ to: '/employer/engagements/$engagementId/applications', params: { engagementId } });
    },
    [navigate, side],
  );
};

const useGroups = (typed: string, { commands, finds }: Pick<Props, 'commands' | 'finds'>) => {
  const open = useOpen();
  const { id: userId } = useSession().user;
  const [opened] = useState(() => readRecentRecords(userId));
  const keyword = useDebounced(typed.trim());
  const found = useQuery({ ...paletteResultsQuery(keyword), enabled: finds && keyword !== '' });
  const recent = useQuery({ ...recentRecordsQuery(opened), enabled: finds && opened.length > 0 });
  const isAsked = typed.trim() !== '';
  // Recomputed only when the results change, so that the list isn't rendered again on every keystroke.
  const groups = useMemo(() => {
    const entryOf = (one: PaletteResult): Entry => ({
      id: formatReference(one),
      label: one.title,
      ...(one.number === null ? {} : { number: formatPaddedNumber(one.number) }),
      note: one.note,
      icon: icons[one.kind],
      run: () => open(one),
    });
    const records: Group[] = isAsked
      ? Object.entries(kindWords()).map(([kind, label]) => ({
          id: kind,
          label,
          entries: (keyword === '' ? [] : (found.data ?? [])).filter((one) => one.kind === kind).map(entryOf),
        }))
      : [{ id: 'recent', label: copy.recent, entries: (recent.data ?? []).map(entryOf) }];
    const offered = findCommands(commands, typed);
    const all: Group[] = [
      ...records,
      { id: 'pages', label: copy.pages, entries: offered.filter(({ group }) => group === 'pages') },
      { id: 'actions', label: copy.actions, entries: offered.filter(({ group }) => group === 'actions') },
    ];
    return all.filter(({ entries }) => entries.length > 0);
  }, [commands, found.data, isAsked, keyword, open, recent.data, typed]);
  const isBusy = finds && isAsked && (keyword !== typed.trim() || found.isFetching);
  return { groups, isBusy, hasFailed: found.isError };
};

type Props = {
  commands: readonly Command[];
  /** Whether records are searched too. An agency's users can't search for records until the agency is approved. */
  finds: boolean;
  onClose: () => void;
};

/** A search field with the results below it: records, pages and actions. The focus stays in the field. */
export const PaletteDialog = (props: Props) => (
  <Dialog open bare title={copy.title} onClose={props.onClose}>
    <Palette {...props} />
  </Dialog>
);

/**
 * The dialog's content. It is a separate component so that the dialog itself isn't rendered again on every keystroke.
 */
const Palette = ({ onClose, ...offer }: Props) => {
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const list = useId();
  const box = useRef<HTMLDivElement>(null);
  // The field updates at once, and the search is deferred so that it doesn't block typing.
  const sought = useDeferredValue(typed);
  const { groups, isBusy: isAsking, hasFailed } = useGroups(sought, offer);
  const isBusy = isAsking || sought !== typed;
  const entries = groups.flatMap((group) => group.entries);
  const now = Math.min(at, entries.length - 1);
  useEffect(() => {
    box.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  const run = useCallback(
    (entry: Entry | undefined): void => {
      if (!entry) return;
      onClose();
      // The entry runs after the dialog has restored the focus, so that an overlay opened by the entry then gets the
      // focus.
      setTimeout(entry.run);
    },
    [onClose],
  );
  // If the user presses Enter while results are loading, the palette waits for the results for the complete text
  // instead of running an entry found for an earlier text.
  const [isDue, setDue] = useState(false);
  const runFirst = useEffectEvent(() => {
    setDue(false);
    run(entries[now]);
  });
  useEffect(() => {
    if (isDue && !isBusy) runFirst();
  }, [isDue, isBusy]);
  const keys = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt(stepIndex(now, step, entries.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (isBusy && at === 0) setDue(true);
      else run(entries[now]);
    } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  };
  const said = useDeferredValue(isAsking ? '' : copy.count({ count: entries.length }));
  return (
    <>
      <div className={s.field}>
        <Search aria-hidden="true" />
        <input
          // eslint-disable-next-line jsx-a11y/no-autofocus -- users open the palette to type into it
          autoFocus
          type="text"
          role="combobox"
          aria-label={copy.title}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={list}
          aria-activedescendant={now >= 0 ? `${list}-${String(now)}` : undefined}
          aria-busy={isBusy}
          autoComplete="off"
          spellCheck={false}
          placeholder={copy.title}
          maxLength={99}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
            setDue(false);
          }}
          onKeyDown={keys}
        />
        <Button kind="quiet" size="sm" icon aria-label={copy.close} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      <div className={s.results} ref={box}>
        {hasFailed && <p className={s.said}>{copy.failed}</p>}
        {entries.length === 0 && (
          <p className={s.said}>{isAsking ? copy.searching : copy.none({ text: sought.trim() })}</p>
        )}
        <EntryList id={list} groups={groups} now={now} onRun={run} onPoint={setAt} />
      </div>
      <footer className={s.foot} aria-hidden="true">
        <span className={s.keys}>
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {copy.move}
        </span>
        <span className={s.keys}>
          <kbd>Enter</kbd>
          {copy.open}
        </span>
      </footer>
      <LiveRegion text={said} />
    </>
  );
};

type ListProps = {
  id: string;
  groups: readonly Group[];
  /** The index of the selected entry. */
  now: number;
  onRun: (entry: Entry) => void;
  onPoint: (place: number) => void;
};

const EntryList = memo(({ id, groups, now, onRun, onPoint }: ListProps) => {
  const entries = groups.flatMap((group) => group.entries);
  return (
    <div role="listbox" id={id} aria-label={copy.results}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p className={s.group} id={`${id}-${group.id}`} role="presentation">
            {group.label}
          </p>
          {group.entries.map((entry) => {
            const place = entries.indexOf(entry);
            return (
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the focused field handles the keys
              <div
                key={entry.id}
                id={`${id}-${String(place)}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === now}
                className={s.entry}
                onClick={() => onRun(entry)}
                onPointerMove={() => onPoint(place)}
              >
                <entry.icon aria-hidden="true" />
                {entry.number !== undefined && <span className={s.number}>{entry.number}</span>}
                <span className={s.label}>{entry.label}</span>
                {entry.note !== undefined && <small>{entry.note}</small>}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
});
EntryList.displayName = 'EntryList';
