import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { requiredMessage } from '#contract/common/text-messages.ts';
import type { TenantClassification } from '#contract/profile/shapes/work.ts';
import { copy } from '#web/profile/copy.ts';
import { Button } from '#web/ui/button/button.tsx';
import { ComboInput } from '#web/ui/form/combo/combo-input.tsx';
import type { OptionId } from '#web/ui/form/option.ts';
import { SelectInput } from '#web/ui/form/select-input.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Chip } from '../chip.tsx';
import s from '../lists.module.css';
import {
  classificationsQuery,
  classificationLookupQuery,
  profileSubClassificationsQuery,
  useChangeClassification,
} from './calls.ts';
import { ProfileList } from './profile-list.tsx';
import { workCopy } from './copy.ts';

/** The agency's job classifications, and a form to add a whole classification or a sub-classification. */
export const Classifications = ({ mayEdit }: { mayEdit: boolean }) => {
  const list = useQuery(classificationsQuery);
  const remove = useChangeClassification();
  const take = (gone: { classificationId: number } | { subClassificationId: number }): void =>
    remove.mutate(
      { ...gone, isDeleted: true },
      {
        onSuccess: () => toast.success(workCopy.deletedClassification),
        onError: (error) => toast.problem(error),
      },
    );
  return (
    <div className={s.part}>
      <ProfileList list={list} failed={workCopy.failedClassifications} none={workCopy.noClassificationsText}>
        {(rows) => (
          <ul className={s.groups}>
            {rows.map((one) => (
              <li key={one.tenantClassificationId} className={s.group}>
                <h3>{one.classification}</h3>
                <div className={s.chips}>
                  <ClassificationChips one={one} {...(mayEdit ? { onRemove: take } : {})} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </ProfileList>
      {mayEdit && <ClassificationAdd had={list.data ?? []} />}
    </div>
  );
};

type ChipsProps = {
  one: TenantClassification;
  onRemove?: (gone: { classificationId: number } | { subClassificationId: number }) => void;
};

const ClassificationChips = ({ one, onRemove }: ChipsProps) => {
  const { classification, classificationId } = one;
  if (one.withAllSubClassifications)
    return (
      <Chip
        name={copy.wholeOf({ name: classification })}
        onRemove={onRemove && (() => onRemove({ classificationId }))}
      />
    );
  return one.tenantSubClassifications.map(({ subClassificationId, subClassification }) => (
    <Chip
      key={subClassificationId}
      name={subClassification}
      onRemove={onRemove && (() => onRemove({ subClassificationId }))}
    />
  ));
};

const whole = 'all';

const ClassificationAdd = ({ had }: { had: readonly TenantClassification[] }) => {
  const [classificationId, setClassification] = useState<OptionId | ''>('');
  const [partId, setPart] = useState<OptionId | ''>(whole);
  const [missing, setMissing] = useState(false);
  const known = useQuery(classificationLookupQuery);
  const parts = useQuery(
    profileSubClassificationsQuery(typeof classificationId === 'number' ? classificationId : null),
  );
  const add = useChangeClassification();
  const before = had.find((one) => one.classificationId === classificationId);
  const replaces =
    before !== undefined && before.withAllSubClassifications !== (partId === whole || partId === '')
      ? before.withAllSubClassifications
        ? workCopy.replacesWhole({ name: before.classification })
        : workCopy.replacesParts({ name: before.classification })
      : undefined;
  const send = (): void => {
    setMissing(classificationId === '');
    if (typeof classificationId !== 'number') return;
    add.mutate(typeof partId === 'number' ? { subClassificationId: partId } : { classificationId }, {
      onSuccess: () => {
        toast.success(workCopy.savedClassification);
        // By now the list may show the added sub-classification, and the user may have chosen the next one, which must
        // be kept.
        setPart((now) => (now === partId ? whole : now));
      },
      onError: (error) => toast.problem(error),
    });
  };
  return (
    <form
      className={s.add}
      noValidate
      aria-label={workCopy.addClassification}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ComboInput
        label={workCopy.classification}
        value={classificationId}
        options={(known.data ?? []).map(({ id, value }) => ({ id, label: value }))}
        error={missing ? requiredMessage(workCopy.classification) : undefined}
        onChange={(id) => {
          setMissing(false);
          setClassification(id);
          setPart(whole);
        }}
      />
      <SelectInput
        label={workCopy.subClassification}
        value={partId}
        placeholder={workCopy.wholeClassification}
        options={(parts.data ?? []).map(({ id, value }) => ({ id, label: value }))}
        hint={replaces}
        onChange={(id) => setPart(id === '' ? whole : id)}
      />
      <div>
        <Button type="submit" pending={add.isPending}>
          {workCopy.addClassification}
        </Button>
      </div>
    </form>
  );
};
