import { useNavigate } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { areSingleKeysEnabled } from '#web/platform/single-keys.ts';
import { Button } from '#web/ui/button/button.tsx';
import { isTyping } from '#web/ui/table/use-row-keys.ts';
import { centreCopy } from '#web/candidates/parts/centre/centre-copy.ts';
import { useNeighbours } from './use-neighbours.ts';
import s from './neighbour-links.module.css';

type Props = { candidateId: string; isEmployer?: boolean };

/**
 * Links to the previous and next candidates in the list from which this candidate was opened; the keys j and k do the
 * same. Shows nothing if there is no such list.
 */
export const NeighbourLinks = ({ candidateId, isEmployer = false }: Props) => {
  const neighbours = useNeighbours(candidateId, isEmployer);
  const navigate = useNavigate();
  // Replaces the history entry, so that the back button returns to the list.
  const go = (to: 'previous' | 'next'): void => {
    const link = neighbours?.[to];
    if (link) void navigate({ ...link, replace: true });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping() || !areSingleKeysEnabled()) return;
    if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return;
    if (event.key === 'j') go('next');
    if (event.key === 'k') go('previous');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  if (neighbours === undefined) return null;
  const { place, total } = neighbours;
  return (
    <nav className={s.neighbours} aria-label={centreCopy.neighbours}>
      <span>{centreCopy.placeInList({ place, all: total })}</span>
      {(['previous', 'next'] as const).map((to) => {
        const Icon = to === 'previous' ? ChevronLeft : ChevronRight;
        const label = to === 'previous' ? centreCopy.previousCandidate : centreCopy.nextCandidate;
        return (
          <Button
            key={to}
            kind="quiet"
            size="sm"
            icon
            aria-label={label}
            aria-keyshortcuts={to === 'previous' ? 'k' : 'j'}
            title={label}
            className={neighbours[to] === undefined ? s.gone : undefined}
            onClick={() => go(to)}
          >
            <Icon aria-hidden="true" />
          </Button>
        );
      })}
    </nav>
  );
};
