import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { candidateName } from '#contract/candidates/rules.ts';
import { versionChanges } from '#contract/candidates/rules/version-changes.ts';
import { versionFields } from '#contract/candidates/states.ts';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import type { CandidateVersion } from '#contract/candidates/shapes/version.ts';
import { copy as viewerCopy } from '#web/candidates/copy.ts';
import { formatCandidateAnswer } from '#web/candidates/parts/viewer/candidate-facts.tsx';
import { CvPane } from '#web/candidates/parts/viewer/cv-pane.tsx';
import { viewerZone } from '#web/platform/clock.ts';
import { formatDateTime, formatMoney } from '#web/platform/formats.ts';
import { Button } from '#web/ui/button/button.tsx';
import { copy as uiCopy } from '#web/ui/copy.ts';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { Facts } from '#web/ui/layout/facts.tsx';
import { Drawer } from '#web/ui/overlay/dialog.tsx';
import { VersionChanges } from './version-changes.tsx';
import { VersionDocument } from './version-document.tsx';
import { versionSentence, type SideNames } from './version-sentence.ts';
import { candidateFieldLabels, versionsCopy as copy } from './versions-copy.ts';
import s from './versions.module.css';

type Place = SideNames & { readonly firstName: string; readonly lastName: string; readonly baseSalaryIso: string };
type Props = {
  candidate: Place;
  /** The versions that the user can read, newest first. */
  versions: readonly CandidateVersion[];
  /** The version to compare with the one before it. */
  opened: number;
  onClose: () => void;
};

const amounts: readonly string[] = ['baseSalary', 'totalCompensation', 'agencyFee'];

/** A drawer that compares two versions of a candidate, and shows the later one in full. */
export const VersionsDrawer = ({ candidate, versions, opened, onClose }: Props) => {
  const oldest = versions.at(-1)?.number ?? 1;
  const [pair, setPair] = useState({ before: Math.max(oldest, opened - 1), after: opened });
  const [shown, setShown] = useState<{ document: CandidateDocument; number: number } | null>(null);
  const before = versions.find(({ number }) => number === pair.before);
  const after = versions.find(({ number }) => number === pair.after);
  if (!before || !after) return null;
  const latest = versions[0]?.number ?? 1;
  const nameOf = (number: number): string => (number === latest ? copy.current({ number }) : copy.version({ number }));
  const show = (document: CandidateDocument): void => {
    const inVersion = versions.find(({ cv }) => cv?.documentId === document.documentId);
    setShown({ document, number: inVersion?.number ?? after.number });
  };
  return (
    <Drawer
      size="lg"
      open
      title={copy.title({ name: candidateName(candidate) })}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {uiCopy.close}
        </Button>
      }
    >
      {shown ? (
        <section className={s.shown} aria-label={copy.showing({ number: shown.number })}>
          <Button kind="quiet" size="sm" onClick={() => setShown(null)}>
            <ArrowLeft aria-hidden="true" />
            {copy.back}
          </Button>
          <h3>{copy.showing({ number: shown.number })}</h3>
          <CvPane file={shown.document} />
        </section>
      ) : (
        <div className={s.comparison}>
          {versions.length > 1 && (
            <div className={s.pair}>
              <VersionSelect
                label={copy.before}
                numbers={versions.map(({ number }) => number).filter((number) => number < pair.after)}
                nameOf={nameOf}
                value={pair.before}
                onChange={(number) => setPair({ ...pair, before: number })}
              />
              <VersionSelect
                label={copy.after}
                numbers={versions.map(({ number }) => number).filter((number) => number > oldest)}
                nameOf={nameOf}
                value={pair.after}
                onChange={(number) => setPair({ before: Math.min(pair.before, number - 1), after: number })}
              />
            </div>
          )}
          <Comparison candidate={candidate} before={before} after={after} isUnchanged={latest === 1} onShow={show} />
          <Complete candidate={candidate} version={after} onShow={show} />
        </div>
      )}
    </Drawer>
  );
};

type SelectProps = {
  label: string;
  numbers: readonly number[];
  nameOf: (number: number) => string;
  value: number;
  onChange: (number: number) => void;
};

const VersionSelect = ({ label, numbers, nameOf, value, onChange }: SelectProps) => (
  <SelectInput
    label={label}
    options={numbers.map((number) => ({ id: number, label: nameOf(number) }))}
    value={value}
    onChange={(number) => {
      if (typeof number === 'number') onChange(number);
    }}
  />
);

type VersionProps = { candidate: Place; onShow: (document: CandidateDocument) => void };

const Author = ({ candidate, version }: { candidate: Place; version: CandidateVersion }) => (
  <p className={s.author}>
    <b>{versionSentence(version, candidate)}</b>
    <small>{copy.by({ date: formatDateTime(version.at, viewerZone()), name: version.byName })}</small>
  </p>
);

const Comparison = ({
  candidate,
  before,
  after,
  isUnchanged,
  onShow,
}: VersionProps & { before: CandidateVersion; after: CandidateVersion; isUnchanged: boolean }) => {
  const changes = versionChanges(before, after);
  const isStep = after.number - before.number <= 1;
  return (
    <section className={s.section} aria-label={copy.changes({ before: before.number, after: after.number })}>
      {after.number === before.number ? (
        <>
          <Author candidate={candidate} version={after} />
          {isUnchanged && <p className={s.none}>{copy.unchanged}</p>}
        </>
      ) : (
        <>
          {isStep ? (
            <Author candidate={candidate} version={after} />
          ) : (
            <h3>{copy.changes({ before: before.number, after: after.number })}</h3>
          )}
          {changes.length === 0 ? (
            <p className={s.none}>{copy.same}</p>
          ) : (
            <VersionChanges changes={changes} currency={candidate.baseSalaryIso} onShow={onShow} />
          )}
        </>
      )}
    </section>
  );
};

const Complete = ({ candidate, version, onShow }: VersionProps & { version: CandidateVersion }) => {
  const { details, cv, otherDocuments, answers } = version;
  const currency = candidate.baseSalaryIso;
  const valueOf = (field: (typeof versionFields)[number]): string =>
    details[field] !== '' && amounts.includes(field) ? formatMoney(details[field], currency) : details[field];
  return (
    <section className={s.section}>
      <h3>{copy.complete({ number: version.number })}</h3>
      <Facts
        wide
        facts={[
          ...versionFields.map((field) => [candidateFieldLabels[field], valueOf(field)] as const),
          [viewerCopy.cvPane, cv && <VersionDocument key="cv" document={cv} onShow={onShow} />],
          [
            viewerCopy.otherDocuments,
            otherDocuments.length === 0
              ? null
              : otherDocuments.map((one) => <VersionDocument key={one.documentId} document={one} onShow={onShow} />),
          ],
          ...answers.map((one) => [one.text, formatCandidateAnswer(one)] as const),
        ]}
      />
    </section>
  );
};
