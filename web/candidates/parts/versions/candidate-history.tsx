import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Candidate, ReceivedCandidate } from '#contract/candidates/shapes.ts';
import type { CandidateVersion } from '#contract/candidates/shapes/version.ts';
import { versionsQuery } from '#web/candidates/parts/viewer/viewer-client.ts';
import { CandidateTimeline } from '#web/candidates/parts/viewer/candidate-timeline.tsx';
import type { TimelineEntryWithSide } from '#web/candidates/parts/viewer/salary-entries.tsx';
import { LoadError } from '#web/engagements/public.tsx';
import { hasFailedToLoad } from '#web/platform/queries.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Block } from '#web/ui/layout/block.tsx';
import { DateText } from '#web/ui/text/dates.tsx';
import { versionSentence } from './version-sentence.ts';
import { versionsCopy as copy } from './versions-copy.ts';
import s from './versions.module.css';

const VersionsDrawer = lazy(async () => ({ default: (await import('./versions-drawer.tsx')).VersionsDrawer }));

const shortList = 3;

type Props = {
  candidate: Candidate | ReceivedCandidate;
  marksEdits?: boolean;
  others?: readonly TimelineEntryWithSide[] | undefined;
};

/**
 * Returns timeline entries for the versions with changes, each with a link. A version created by an approved salary
 * revision or by a correction is left out, since the revision has its own entry.
 */
const entriesOf = (
  versions: readonly CandidateVersion[],
  candidate: Props['candidate'],
  open: (number: number) => void,
): TimelineEntryWithSide[] => {
  const revised = new Set(candidate.salaryRevisions.map(({ decidedAt }) => decidedAt));
  return versions
    .filter(({ changes, at }) => changes.length > 0 && !revised.has(at))
    .map((version) => ({
      id: `version ${String(version.number)}`,
      mark: <FilePen />,
      text: versionSentence(version, candidate),
      more: (
        <>
          {version.byName}{' '}
          <button type="button" className={s.link} onClick={() => open(version.number)}>
            {copy.version({ number: version.number })}
          </button>
        </>
      ),
      at: version.at,
      bySide: version.bySide,
    }));
};

/** A candidate's versions and timeline. Without the versions, the timeline still shows everything else. */
export const CandidateHistory = ({ candidate, marksEdits = false, others = [] }: Props) => {
  const found = useQuery(versionsQuery(candidate._id));
  const [opened, setOpened] = useState<number | null>(null);
  const versions = found.data ?? [];
  return (
    <>
      {hasFailedToLoad(found) && (
        <Block title={copy.versions}>
          <LoadError part title={copy.failed} error={found.error} onRetry={() => void found.refetch()} />
        </Block>
      )}
      <VersionList versions={versions} candidate={candidate} onOpen={setOpened} />
      <CandidateTimeline
        candidate={candidate}
        marksEdits={marksEdits}
        others={[...others, ...entriesOf(versions, candidate, setOpened)]}
      />
      <Suspense fallback={null}>
        {opened !== null && (
          <VersionsDrawer
            key={opened}
            candidate={candidate}
            versions={versions}
            opened={opened}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
};

type ListProps = {
  versions: readonly CandidateVersion[];
  candidate: Props['candidate'];
  onOpen: (number: number) => void;
};

const VersionList = ({ versions, candidate, onOpen }: ListProps) => {
  const [showsAll, setShowsAll] = useState(false);
  const [latest] = versions;
  if (!latest) return null;
  const listed = showsAll ? versions : versions.slice(0, shortList);
  return (
    <Block
      title={copy.versions}
      note={versions.length}
      aside={
        versions.length > 1 && (
          <Button size="sm" onClick={() => onOpen(latest.number)}>
            {copy.compare}
          </Button>
        )
      }
    >
      <ol className={s.versions} aria-label={copy.versions}>
        {listed.map((version) => (
          <li key={version.number}>
            <button type="button" className={s.link} onClick={() => onOpen(version.number)}>
              {copy.version({ number: version.number })}
            </button>
            <DateText value={version.at} />
            <span>{versionSentence(version, candidate)}</span>
          </li>
        ))}
      </ol>
      {listed.length < versions.length && (
        <p className={s.all}>
          <button type="button" className={s.link} onClick={() => setShowsAll(true)}>
            {copy.showAll({ count: versions.length })}
          </button>
        </p>
      )}
    </Block>
  );
};
